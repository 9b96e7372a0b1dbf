import { beforeAll, describe, expect, test } from 'vitest'
import { type Entry, entries } from '#content/site/entry.ts'
import '#content/site/page-copy.ts'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { editedTextProblem, lostWords } from '#content/site/text-rules.ts'
import { fieldsIn, namedKey, partsOf, valueAt } from './fields.ts'
import { missingWarnings, problemsOf } from './rules.ts'

beforeAll(async () => {
  await Promise.all(
    Object.values(import.meta.glob(['../../content/**/*.ts', '!**/*.test.ts'])).map((load) => load()),
  )
})

const entryOf = (id: string) => entries.get(id) as Entry
const problems = (id: string, path: string, value: unknown) =>
  problemsOf(entryOf(id), entryOf(id).shipped, { [path]: value })

const hard =
  'Notwithstanding intergenerational redistribution considerations, comprehensive institutional diversification methodologies necessarily facilitate proportionately sophisticated decumulation optimisation opportunities internationally, irrespective of jurisdictional considerations affecting beneficiaries.'

/** What no text may say, whatever it is about. */
const anywhere: [typed: string, words: RegExp][] = [
  ['', /must not be empty/],
  ['Details to be confirmed', /filler/],
  ['Returns are guaranteed', /Nothing may be promised/],
  ['It is risk-free', /Nothing may be promised/],
  ['Look at past performance', /Nothing may be promised/],
  ['The FCA looks after you', /in full/],
  ['Two  spaces', /double space/],
  ["It isn't ours", /straight apostrophe/],
  ['We are the cheapest', /evidence/],
  ['See http://example.com', /https/],
  ['It costs £98,765', /in no register/],
  [hard, /school year/],
]
const fields = [
  'pages/landing',
  'pages/our-services',
  'pages/our-fees',
  'pages/about-us',
  'words/shell',
] as const

test('no text as it is shipped breaks a rule of its own field: whoever edits a word of it is not asked for another', () => {
  const problems = [...entries.values()].flatMap((entry) =>
    fieldsIn(partsOf(entry, entry.shipped))
      .filter(({ kind }) => /^(text|paragraphs)$/.test(kind))
      .flatMap(({ path, text }) => {
        const place = { entry: entry.id, key: namedKey(path), before: text, mayBeEmpty: true }
        const problem = editedTextProblem(text, place)
        return problem ? [`${entry.id} ${path}: ${problem}`] : []
      }),
  )
  expect(problems).toEqual([])
})

describe('What breaks a rule is refused, and its field is named', () => {
  test.each(fields.flatMap((id) => anywhere.map((each) => [id, ...each] as const)))(
    '%s: “%s”',
    (id, typed, words) => {
      const entry = entryOf(id)
      const field = fieldsIn(partsOf(entry, entry.shipped)).find(
        ({ kind, text, path }) =>
          /^(text|paragraphs)$/.test(kind) && text.length > 15 && !/alt$|^meta/.test(path),
      )
      const path = field?.path ?? ''
      expect(problems(id, path, typed)).toEqual({ [path]: expect.stringMatching(words) })
    },
  )

  test.each<[id: string, path: string, typed: unknown, at: string, words: RegExp]>([
    ['figures/budget', 'comparing', true, 'held', /day of the Budget/],
    ['firm/complaint-figures', 'upheld', 7, 'received', /not the sum/],
    [
      'legal/risk-warnings',
      'investment',
      'Values can rise.',
      'investment',
      /must still say: fall as well as rise/,
    ],
    ['legal/risk-warnings', 'mortgage', 'A mortgage is a big step.', 'mortgage', /must still say/],
    ['legal/risk-warnings', 'tax', 'Tax may change.', 'tax', /individual circumstances/],
    ['firm/facts', 'statusSentence', 'We are a firm.', 'statusSentence', /Financial Conduct Authority/],
    ['site/redirects', '', [{ from: '/Old', to: '/Nowhere' }], '0.to', /no page at/],
    ['site/redirects', '', [{ from: '/Customer', to: '/' }], '0.from', /cannot lead elsewhere/],
    ['figures/claims', 'lenders.source', '', 'lenders.source', /must not be empty/],
    ['legal/privacy-notice', 'summary.heading', 'In short', 'updated', /new day/],
  ])('%s, %s', (id, path, typed, at, words) => {
    expect(problems(id, path, typed)).toMatchObject({ [at]: expect.stringMatching(words) })
  })

  test('an answer, a portrait’s text, and a testimonial without permission', () => {
    const answers = [...entries.values()].flatMap((entry) =>
      fieldsIn(partsOf(entry, entry.shipped))
        // One without words that it must keep, whose refusal comes first.
        .filter(({ path, text }) => path.endsWith('.answer') && !lostWords(text, ''))
        .map(({ path }) => [entry.id, path] as const),
    )
    const [[id, path] = ['', '']] = answers
    expect(problems(id, path, 'Ask us.')[path]).toMatch(/words: 40 to 120/)
    const testimonials = [...entries.values()].find(({ id }) => id.includes('testimonials')) as Entry
    const list = fieldsIn(partsOf(testimonials, testimonials.shipped)).find(({ path }) =>
      path.endsWith('.source'),
    )
    const item = list?.path.replace(/\.source$/, '') ?? ''
    const added = { ...(valueAt(testimonials.shipped, item) as object), sample: false, permission: null }
    expect(problems(testimonials.id, item, added)).toHaveProperty([`${item}.permission`])
  })

  test.each([
    ['people/advisers', '0.bio', 25, 60, 'words are right here'],
    ['pages/landing', 'meta.description', 110, 155, 'characters are what search engines show'],
  ])('%s, %s: the form says how long the text may be, and holds to it', (id, path, least, most, words) => {
    const field = fieldsIn(partsOf(entryOf(id), entryOf(id).shipped)).find((each) => each.path === path)
    expect(field?.hint).toBe(`${least} to ${most} ${words}.`)
    const typed = (length: number) => (words.startsWith('words') ? 'we ' : 'w').repeat(length).trim()
    const isRefused = [least - 1, least, most, most + 1].map((length) =>
      /^It has/.test(problems(id, path, typed(length))[path] ?? ''),
    )
    expect(isRefused).toEqual([true, false, false, true])
  })

  test('a text of one word has a word', () => {
    expect(problems('people/advisers', '0.bio', 'Hello.')['0.bio']).toMatch(/^It has 1 word: /)
  })

  test('a page whose warning is folded away or gone cannot be published', () => {
    const path = pages.landing.path
    const shown = (html: string) => missingWarnings({ [path]: html })
    const both = `<p>${riskWarnings.mortgage}</p><p>${riskWarnings.investment}</p>`
    expect(shown(both)).toEqual([])
    expect(shown(`<p>${riskWarnings.mortgage}</p>`)).toHaveLength(1)
    expect(shown(`<details>${both}</details>`)).toHaveLength(2)
  })
})
