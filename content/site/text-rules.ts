/** What no text of the site may say or look like; in a sentence for whoever wrote it. The tests and the desk use it. */
export function textProblem(text: string, { ofPeople = false } = {}): string | undefined {
  if (text.startsWith('https://')) return undefined
  const [filled] = filler.exec(text) ?? []
  if (filled) return `“${filled}” is filler: say what there is to say, or leave it out.`
  const claims = ofPeople ? text.replaceAll(/\bbest\b/gi, '') : text
  const [refused] = promises.exec(claims.replaceAll(allowed, '')) ?? []
  if (refused === 'FCA') return 'Write Financial Conduct Authority: the regulator is always named in full.'
  if (refused) return `Nothing may be promised: say it without “${refused}”.`
  if (slips.test(text) && !text.startsWith("I'm a"))
    return 'There is a double space, a space before a full stop or comma, or a straight apostrophe: use ’.'
  return undefined
}

const filler =
  /lorem|ipsum|dolor sit|\btbc\b|\btbd\b|to be confirmed|\bxxx|\[insert|placeholder text|coming soon|your text here/i
const promises =
  /\bFCA\b|risk[- ]free|guarantee|free advice|past performance|\bbest\b|can(not|’t) lose|safe(st)? investment|double your money|beat the market|certain to (rise|grow)/i
const allowed = /no negative equity guarantee|the best outcome we can plan for/gi
/** The titles of the two role cards are specified with a straight apostrophe. */
const slips = /\S {2,}\S|\s[,;:.!?](\s|$)|[a-z]'[a-z]/

/** Entries whose people and events may have a best cake: it promises no client anything. */
export const entriesOfPeople = ['people/team', 'firm/events']

/** How long a text of this key may be; of some entries, otherwise. */
const lengths: Record<string, [least: number, most: number, unit: string, why?: string]> = {
  answer: [40, 120, 'words'],
  bio: [35, 60, 'words'],
  'people/advisers bio': [25, 60, 'words'],
  description: [110, 155, 'characters', 'are what search engines show'],
  'firm/events description': [40, 250, 'characters'],
  alt: [0, 200, 'characters'],
}

interface PlaceOfText {
  entry: string
  key: string
  /** What is published there. */
  before: unknown
}

function lengthOf({ entry, key, before }: PlaceOfText) {
  // What search engines show is long already; other descriptions may have any length.
  if (key === 'description' && !(typeof before === 'string' && before.length >= 110)) return undefined
  return lengths[`${entry} ${key}`] ?? lengths[key]
}

/** The rule of length for a text, as a sentence; undefined where there is none. */
export function lengthRule(place: PlaceOfText): string | undefined {
  const [least, most, unit, why = 'are right here'] = lengthOf(place) ?? []
  if (unit === undefined) return undefined
  return least === 0 ? `${most} ${unit} at most.` : `${least} to ${most} ${unit} ${why}.`
}

/** The same for a text that was edited, with the rules for its key and for what it replaces. */
export function editedTextProblem(
  text: string,
  { mayBeEmpty, ...place }: PlaceOfText & { mayBeEmpty: boolean },
): string | undefined {
  const { entry, key, before } = place
  if (text === '' && typeof before === 'string' && before !== '' && !mayBeEmpty)
    return 'This must not be empty.'
  const [least, most, unit] = lengthOf(place) ?? [0, Number.POSITIVE_INFINITY]
  const count = unit === 'words' ? text.split(/\s+/).filter(Boolean).length : text.length
  if (count < least || count > most)
    return `It has ${count} ${count === 1 ? unit?.slice(0, -1) : unit}: ${lengthRule(place)}`
  if (key === 'alt') {
    const problem = altProblem(text)
    if (problem) return problem
  }
  const [claim] = superlatives.exec(text) ?? []
  if (claim && !String(before).includes(claim))
    return `“${claim}” is a claim without evidence on file: leave it out, or have it entered among the figures with its source.`
  if (/\bhttp:\/\//.test(text)) return 'Write the address with https://.'
  return textProblem(text, { ofPeople: entriesOfPeople.includes(entry) })
}

/** What a text that has it may not lose: warnings, and what the rules on complaints and data require. */
const required = [
  'fall as well as rise',
  'get back less than you invest',
  'may be repossessed',
  'secured on your home',
  'reduces the inheritance you leave',
  'individual circumstances',
  'no cash-in value',
  'Financial Conduct Authority',
  'Financial Ombudsman Service',
  'eight weeks',
  'six months',
  'within 30 days',
  'Information Commissioner',
]

/** For what was edited as a whole: a text, or a list of texts. */
export function lostWords(before: string, after: string): string | undefined {
  const lost = required.find((words) => before.includes(words) && !after.includes(words))
  return lost && `It must still say: ${lost}.`
}

const superlatives =
  /\b(leading|cheapest|lowest|number one|award[- ]winning|most trusted|unrivalled|unbeatable|market[- ]beating)\b/i

function altProblem(text: string): string | undefined {
  if (/\.(jpe?g|png|webp|avif|svg)$/i.test(text))
    return 'Say what the picture shows, not what its file is called.'
  if (/^(an? )?(image|picture|photo(graph)?) of /i.test(text))
    return 'Say what it shows without “picture of”.'
  return undefined
}
