import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { allAdvisers, formerAdvisers, offRegister } from '#content/pages/advisers.ts'
import { blog, news } from '#content/pages/articles.ts'
import { events } from '#content/pages/events.ts'
import { support } from '#content/pages/support.ts'
import { team } from '#content/pages/team.ts'
import { technology } from '#content/pages/technology.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { videos } from '#content/pages/videos.ts'
import { brand } from '#content/site/brand.ts'
import { complaintCategories } from '#content/site/complaint-categories.ts'
import { complaintFigures } from '#content/site/complaint-figures.ts'
import { claims } from '#content/site/facts.ts'
import { examples, fees } from '#content/site/fees.ts'
import { firm } from '#content/site/firm.ts'
import { images } from '#content/site/images.ts'
import { figuresVerified, shipsSample } from '#content/site/launch.ts'
import { offices } from '#content/site/offices.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import type { Testimonial } from '#content/site/types.ts'
import { isListRunningOut } from '#domain/bank-holidays.ts'
import { plainDate } from '#domain/plain-date.ts'

/** What must be changed in the content before launch, by what it is and where. */
export function launchFindings(today: string) {
  const testimonials: Testimonial[] = [...clientTestimonials, ...adviserTestimonials]
  return {
    'Firm facts that are still sample: content/site/firm.ts': [
      // The mail domain stands for all of it: a firm's own brand has another.
      ...(reserved.test(`hello@${brand.mailDomain}`)
        ? ['brand: name, slug, strapline, reference prefix and mail domain, in content/site/brand.ts']
        : []),
      ...samples(firm),
      ...offices
        .filter(isSample)
        .map(({ town }) => `office in ${town}: its map and the rest of its entry in content/site/offices.ts`),
    ],
    'Firm facts that nobody can reach: content/site/firm.ts, brand.ts': unreachable(firm),
    'Claims overdue for review: content/site/facts.ts, tax-and-rates.ts, fees.ts': Object.entries({
      ...claims,
      ...taxAndRates,
      fees: feeClaim,
    })
      .filter(([, claim]) => claim.reviewBy < today)
      .map(([name, claim]) => `${name}: ${claim.statement} (due ${claim.reviewBy}, source: ${claim.source})`),
    'Claims without evidence yet: content/site/facts.ts': Object.entries(claims)
      .filter(([, claim]) => isSample(claim))
      .map(([name, claim]) => `${name}: ${claim.statement} (source: ${claim.source})`),
    'Figures that nobody in the firm has compared with their sources: content/site/launch.ts': figuresVerified
      ? []
      : ['content/site/tax-and-rates.ts, facts.ts: set figuresVerified in content/site/launch.ts'],
    'Testimonials that are invented or lack permission: content/pages/testimonials.ts, adviser-testimonials.ts':
      testimonials
        .filter((item) => item.sample || !item.permission)
        .map((item) => `${item.name}: ${item.sample ? 'sample text' : 'no permission on file'}`),
    'Qualifications of advisers overdue for review: content/pages/advisers.ts': allAdvisers.flatMap(
      ({ name, qualifications }) =>
        qualifications
          .filter(({ reviewBy }) => reviewBy < today)
          .map((each) => `${name}: ${each.name} (due ${each.reviewBy}, source: ${each.source})`),
    ),
    'Advisers who are not active on the register: content/pages/advisers.ts': allAdvisers
      .filter(({ registerNumber }) => offRegister.includes(registerNumber))
      .map(({ name, registerNumber }) => `${name}: ${registerNumber}, hidden`),
    'People who are sample: content/pages/team.ts, advisers.ts': [...team, ...allAdvisers, ...formerAdvisers]
      .filter((item) => item.sample)
      .map((item) => item.name),
    'Events that are sample: content/pages/events.ts': events
      .filter((item) => item.sample)
      .map((item) => `${item.date} ${item.title}`),
    'Videos that are sample: content/pages/videos.ts': videos
      .filter((item) => item.sample)
      .map((item) => item.title),
    'Case study and partners that are sample: content/pages/support.ts, technology.ts': [
      ...(isSample(support.caseStudy) ? [support.caseStudy.title] : []),
      ...[technology.crm.partner, ...technology.sourcing.partners].filter(isSample).map((item) => item.name),
    ],
    'Articles that are sample: content/pages/articles.ts, article-texts.ts': [...news, ...blog]
      .filter((item) => item.sample)
      .map(({ title }) => title),
    'Fees and worked examples that are sample: content/site/fees.ts': [
      ...('sample' in fees ? [`content/site/fees.ts, edition ${fees.edition}`] : []),
      ...(isSample(examples.firstHome)
        ? ['the representative example of a mortgage: examples.firstHome, docs/decisions/0079']
        : []),
    ],
    'Categories of complaints that nobody has compared with the instrument: content/site/complaint-categories.ts':
      'sample' in complaintCategories ? ['products and causes, and what counts as upheld'] : [],
    'Complaints in figures that are sample: content/site/complaint-figures.ts': isSample(complaintFigures)
      ? ['from the return of the desk, and the ombudsman’s decisions']
      : [],
    'Pictures that are still drawn placeholders: content/site/images/': Object.entries(images)
      .filter(([, image]) => image.kind === 'placeholder')
      .map(([name]) => name),
    'Tests of the sample content: content/site/launch.ts': shipsSample
      ? ['tests/spec is still run: set shipsSample to false in content/site/launch.ts']
      : [],
    'Bank holidays: domain/bank-holidays.ts': isListRunningOut(plainDate(today))
      ? ['the list of closed days runs out soon']
      : [],
  }
}

const feeClaim = {
  statement: 'The firm charges what its fee guide says.',
  reviewBy: fees.reviewBy,
  source: 'content/site/fees.ts',
}

/** Reserved for examples: mail domains (RFC 2606) and the telephone numbers that Ofcom keeps for drama. */
const reserved =
  /^[^:\s]+@(\S+\.)?(example|invalid|test|localhost|example\.(com|net|org))$|^0(1632 ?960|20 ?7946 ?0|7700 ?900|808 ?157 ?0|3069 ?990)/

/** The paths of texts that name one, whether they are marked as sample or not. */
export function unreachable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return reserved.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unreachable(part, path ? `${path}.${key}` : key))
}

function samples(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSample(value)) return [path]
  return Object.entries(value).flatMap(([key, part]) => samples(part, path ? `${path}.${key}` : key))
}

/** Also where the type of the content no longer has the mark, because nothing is sample. */
function isSample(value: object): boolean {
  return 'sample' in value && value.sample === true
}
