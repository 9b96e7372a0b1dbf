import { describe, expect, test } from 'vitest'
import { events } from '#content/pages/events.ts'
import { team } from '#content/pages/team.ts'
import { furtherAnswers } from '#content/site/further-answers.ts'
import { questions as questionsOfPages } from '#content/site/questions.ts'

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../content/**/*.ts', '!**/*.test.ts'], { eager: true }),
)
const sources = import.meta.glob<string>(['../../content/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const texts = [...new Set(modules.flatMap(stringsIn))]
/**
 * From the source, so that a text that one file imports from another counts once. Links to questions repeat them on
 * purpose.
 */
const literals = Object.entries(sources)
  .filter(([file]) => !/(related-questions|cost-question)\.ts$/.test(file))
  .flatMap(([file, source]) =>
    literalsIn(source).map((text) => ({ file: file.replace('../../content/', ''), text })),
  )
const questions = [...new Set(modules.flatMap(questionsIn))]
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+(?:[’'][\p{L}]+)?/gu) ?? []

test('all of the content is checked', () => {
  expect(modules.length).toBeGreaterThan(30)
  expect(texts.length).toBeGreaterThan(500)
  expect(literals.length).toBeGreaterThan(500)
  expect(questions).toHaveLength(Object.values(questionsOfPages).flat().length + furtherAnswers.length)
})

describe('The content', () => {
  test('has no filler text', () => {
    const filler =
      /lorem|ipsum|dolor sit|\btbc\b|\btbd\b|to be confirmed|\bxxx|\[insert|placeholder text|coming soon|your text here/i
    expect(texts.filter((text) => filler.test(text))).toEqual([])
  })

  test('promises nothing, and names the regulator in full', () => {
    const refused = /\bFCA\b|risk[- ]free|guarantee|free advice|past performance|\bbest\b/i
    const allowed = /no negative equity guarantee|the best outcome we can plan for/gi
    // The best cake of the office promises no client anything.
    const ofPeople = new Set(stringsIn([team, events]))
    const words = texts
      .filter((text) => !text.startsWith('https://'))
      .map((text) => text.replaceAll(allowed, ''))
      .map((text) => (ofPeople.has(text) ? text.replaceAll(/\bbest\b/gi, '') : text))
    expect(
      words.flatMap((text) => (refused.exec(text) ? [`${refused.exec(text)?.[0]}: ${text}`] : [])),
      'Say it without the word before each colon; the regulator is the Financial Conduct Authority',
    ).toEqual([])
  })

  test('has no marketing clichés', () => {
    const cliché =
      /bespoke|passionate|journey|peace of mind|tailored|seamless|world-class|cutting[- ]edge|one-stop|solutions\b|navigate|unlock|empower|leverage|look no further|second to none|hassle/i
    expect(texts.filter((text) => cliché.test(text))).toEqual([])
  })

  test('is spelled in British English', () => {
    const american =
      /\b(advisors?\b|color|favor|center|organiz|recogniz|realiz|analyz|behavior|honor|fulfill|enrollment|license[ds]?\b.*\bto practise|checking account|mom\b)/i
    expect(texts.filter((text) => american.test(text))).toEqual([])
  })

  test('has no double spaces, no space before punctuation, and no straight apostrophe within a word', () => {
    const slips = texts.filter((text) => /\S {2,}\S|\s[,;:.!?](\s|$)|[a-z]'[a-z]/.test(text))
    // The titles of the two role cards are specified.
    expect(slips.filter((text) => !text.startsWith("I'm a"))).toEqual([])
  })
})

describe('No duplicate content', () => {
  test('no paragraph is written for two pages', () => {
    const paragraphs = literals.flatMap(({ file, text }) =>
      text.split('\\n\\n').map((part) => ({ file, text: part })),
    )
    expect(repeated(paragraphs.filter(({ text }) => wordsOf(text).length > 7))).toEqual([])
  })

  test('no sentence is either, warnings apart', () => {
    const sentences = literals.flatMap(({ file, text }) =>
      text.split(/(?<=[.?!])(?:\s+|\\n)+/).map((sentence) => ({ file, text: sentence })),
    )
    expect(repeated(sentences.filter(({ text }) => wordsOf(text).length > 9))).toEqual([])
  })

  test('no question is asked twice', () => {
    const asked = questions.map(({ question }) => question.toLowerCase())
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
  })

  test('no two questions ask the same in other words', () => {
    const pairs = pairsOf(questions).filter(
      ([one, other]) => similarity(keywords(one.question), keywords(other.question)) >= 0.5,
    )
    expect(
      pairs.map(([one, other]) => `${one.question} / ${other.question}`),
      'Half of the words of these pairs are the same: ask one of them in other words, or answer both in one',
    ).toEqual([])
  })

  test('no two answers share a run of nine words, warnings apart', () => {
    const answered = new Map<string, string>()
    const shared = questions.flatMap(({ id, answer }) =>
      runs(answer, 9).flatMap((run) => {
        const before = answered.get(run)
        answered.set(run, id)
        return before && before !== id && !isWarning(run) ? [`${before} and ${id}: ${run}`] : []
      }),
    )
    expect(shared).toEqual([])
  })
})

interface Question {
  id: string
  question: string
  answer: string
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function literalsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|\brelated\([^)]*\)/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )
}

function questionsIn(value: unknown): Question[] {
  if (typeof value !== 'object' || value === null) return []
  if ('question' in value && 'answer' in value) return [value as Question]
  return Object.values(value).flatMap(questionsIn)
}

function repeated(items: { file: string; text: string }[]): string[] {
  const places = Map.groupBy(items, ({ text }) => text)
  return [...places]
    .map(([text, found]) => ({ text, files: [...new Set(found.map(({ file }) => file))] }))
    .filter(({ text, files }) => files.length > 1 && !isWarning(text))
    .map(({ text, files }) => `${files.join(' and ')}: ${text}`)
}

/** Required warnings, which repeat on several pages. */
function isWarning(text: string): boolean {
  return /repossessed|as well as rise|get back less|tax treatment|individual circumstances|the amount before you commit/i.test(
    text,
  )
}

function keywords(text: string): string[] {
  const stopWords = new Set(
    'a an and are at be by can could do does for from get go has have how i if in is it me my need of on one or our should so the there to up us was we what when where which who why will with would you your'.split(
      ' ',
    ),
  )
  return wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/(ies|es|s|ing|ed)$/, ''))
}

/** Jaccard similarity; 0 where only one word is shared. */
function similarity(one: string[], other: string[]): number {
  const shared = one.filter((word) => other.includes(word))
  return shared.length < 2 ? 0 : shared.length / new Set([...one, ...other]).size
}

function runs(text: string, length: number): string[] {
  const words = wordsOf(text)
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function pairsOf<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))
}
