import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { complaints } from '#content/legal/complaints.ts'
import { articleTexts } from '#content/pages/article-texts.ts'
import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { feeSections } from '#content/pages/guides/our-fees.ts'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { ourFees } from '#content/pages/our-fees.ts'
import { figureWords } from '#content/pages/service-figures.ts'
import { guides } from '#content/pages/services.ts'
import { team } from '#content/pages/team.ts'
import { claims } from '#content/site/claims.ts'
import { pageContent } from '#content/site/page-content.ts'
import { extraPages, type PageName, pages } from '#content/site/pages.ts'
import type { ServiceName } from '#content/site/services.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'

// The figures of docs/content.md: how long and how hard to read each page is, and which figures it shows.

interface PageReport {
  path: string
  words: number
  /** Flesch-Kincaid: the school year, American count, in which the text is understood. */
  grade: number
  /** Names in the register. */
  figures: string[]
  isLegal: boolean
}

interface Figure {
  statement: string
  source: string
  checked: string
  reviewBy: string
}

const register: Record<string, Figure> = { ...claims, ...taxAndRates }
const contentFolder = join(import.meta.dirname, '../content')

/** What a page has beside its entry in page-content.ts, and the files of its words. */
const parts: Partial<Record<PageName, { more?: unknown; files?: string[] }>> = {
  ourServices: { more: lifeStageGuides, files: ['pages/our-services.ts', 'pages/guides/life-stages.ts'] },
  joinUs: { more: joiningInDetail, files: ['pages/join-us.ts', 'pages/guides/joining-in-detail.ts'] },
  contactUs: { more: complaints, files: ['pages/contact-us.ts', 'forms/contact-form.ts'] },
  adviserAboutUs: { more: team.map(({ bio }) => bio) },
  privacyPolicy: { files: ['legal/privacy-notice.ts'] },
  blog: { more: articleTexts, files: ['pages/article-texts.ts'] },
}

export function pageReports(): PageReport[] {
  const named = (Object.keys(pages) as PageName[]).map((name) => {
    const guide = guides.find((one) => one.name === name)?.guide
    const { more, files = filesOf(name) } = parts[name] ?? {}
    const isLegal = name === 'privacyPolicy' || name === 'contactUs'
    const figure = figureWords[name as ServiceName]?.text
    return report(pages[name].path, [pageContent[name], guide, figure, more], files, isLegal)
  })
  const { ourFees: fees, accessibility } = extraPages
  return [
    ...named,
    report(fees.path, [ourFees, feeSections], ['pages/guides/our-fees.ts'], false),
    report(accessibility.path, [accessibilityStatement], [], true),
  ]
}

/** The document, as it is committed. */
export function contentDocument(): string {
  const reports = pageReports()
  const rows = reports.map(({ path, words, grade, figures, isLegal }) => {
    const sources = [...new Set(figures.map((name) => register[name]?.source ?? ''))]
    return `| ${path} | ${words} | ${grade}${isLegal ? ' (legal)' : ''} | ${sources.join('; ') || 'none'} | ${lastChecked(figures)} |`
  })
  const figures = Object.entries(register).map(([name, { statement, source, checked, reviewBy }]) => {
    const shownOn = reports.filter((page) => page.figures.includes(name)).map(({ path }) => path)
    return `| ${name} | ${statement} | ${source} | ${checked} | ${reviewBy} | ${shownOn.join(', ') || 'forms, mails, calculators'} |`
  })
  return `# What the pages say

Made by \`npm run content\`; a test fails while it is not current. The reading grade is Flesch-Kincaid's (\`flesch-kincaid\` and \`syllable\`), over the page's own words without menus and forms; the blog's is that of its sample articles. Legal text may be above grade 10, no other.

## Pages

| page | words | grade | sources of its figures | last checked |
|---|---|---|---|---|
${rows.join('\n')}

## Figures that age

| figure | claim | source | checked | review by | shown on |
|---|---|---|---|---|---|
${figures.join('\n')}
`
}

function report(path: string, content: unknown, files: string[], isLegal: boolean): PageReport {
  const texts = [...new Set(stringsIn(content))].filter((text) => text.split(' ').length > 3)
  const count = texts.map(countsOf).reduce(
    (sum, one) => ({
      sentence: sum.sentence + one.sentence,
      word: sum.word + one.word,
      syllable: sum.syllable + one.syllable,
    }),
    { sentence: 0, word: 0, syllable: 0 },
  )
  return {
    path,
    words: count.word,
    grade: Math.round(fleschKincaid(count) * 10) / 10,
    figures: [...new Set(files.flatMap(figuresIn))].sort(),
    isLegal,
  }
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

function countsOf(text: string) {
  const words = text.match(/[\p{L}\d]+(?:[’'-][\p{L}]+)*/gu) ?? []
  return {
    sentence: [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length,
    word: words.length,
    syllable: syllable(words.join(' ')),
  }
}

/** The names in the register that a file of content uses, directly or by tax-words.ts. */
function figuresIn(file: string): string[] {
  const source = readFileSync(join(contentFolder, file), 'utf8')
  const own = [...source.matchAll(/\bfigures\.(\w+)/g)].map(([, name = '']) => name)
  const taxed = [...source.matchAll(/\btax\.(\w+)/g)].flatMap(([, name = '']) => taxNames[name] ?? [])
  return [...own, ...taxed].filter((name) => name in register)
}

/** Of each export of tax-words.ts the values it is made of. */
const taxNames: Record<string, string[]> = Object.fromEntries(
  readFileSync(join(contentFolder, 'site/tax-words.ts'), 'utf8')
    .split(/^(?=export const )/m)
    .flatMap((part) => {
      const name = /^export const (\w+)/.exec(part)?.[1]
      if (name === undefined) return []
      const used = [...part.matchAll(/\bregister\.(\w+)/g)].map(([, value = '']) => value)
      return [[name, name.startsWith('statePension') && used.length === 0 ? ['statePensionTimetable'] : used]]
    }),
)

/** The files of a page that is not named in `parts`: those called like it, of guides as well. */
function filesOf(name: string): string[] {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  return readdirSync(join(contentFolder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path === file || path.endsWith(`/${file}`))
    .map((path) => `pages/${path}`)
}

function lastChecked(names: string[]): string {
  const days = names.map((name) => register[name]?.checked ?? '')
  return days.sort()[0] ?? ''
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith('/') || value.startsWith('https:') ? [] : value.split(/\n+/)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
