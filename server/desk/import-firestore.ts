// Enquiries, brochure requests and articles of the site before this one, from a JSON export of its Firestore database.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { brand } from '#content/site/brand.ts'
import { DAY_MS } from '#domain/durations.ts'
import { londonInstant } from '#domain/london.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { lastPublication } from '#server/editing/publications.ts'
import { createReference } from '#server/enquiries/reference.ts'
import { insertEnquiry, type NewEnquiry, toRow } from '#server/enquiries/store-enquiry.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { recordAction } from './audit-log.ts'
import { addPublication } from './content-drafts.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

/** Older messages are closed: whoever has not replied by then will not. */
const OPEN_MS = 14 * DAY_MS

const text = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '')
const created = v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/))
const document = v.object({
  name: v.pipe(text(100), v.nonEmpty()),
  email: text(254),
  phoneNumber: text(30),
  message: text(5_000),
  town: text(100),
  services: v.optional(v.array(v.string()), []),
  date: text(10),
  time: v.pipe(text(13), v.regex(/^(\d\d:\d\d - \d\d:\d\d)?$/)),
  role: v.optional(v.picklist(['Customer', 'Adviser']), 'Customer'),
  privacyPolicy: v.optional(v.boolean(), false),
  createdAt: created,
})
type Sent = v.InferOutput<typeof document>

type Documents = Record<string, unknown>

/** Resolves to what was stored, in lines. What was imported before is left out, by the ids of its documents. */
export async function importFirestore(
  desk: DeskDependencies & { operator: string },
  exported: string,
  isDryRun: boolean,
): Promise<string[] | Refusal> {
  const root = rootOf(exported)
  if (root === undefined)
    return new Refusal('It is no JSON export of the collections Enquiries and Marketing.')
  const enquiries = within(root, 'Enquiries')
  const requests = within(within(enquiries, 'Brochure Requests'), 'Requests')
  const marketing = within(root, 'Marketing')
  return await attempt(desk.database, async (trx) => {
    const lines = [
      ...(await importRecords(trx, desk, 'enquiries', without(enquiries, 'Brochure Requests'), isDryRun)),
      ...(await importRecords(trx, desk, 'brochure requests', requests, isDryRun)),
      ...(await importArticles(trx, desk, 'news', within(marketing, 'Media').items, isDryRun)),
      ...(await importArticles(trx, desk, 'blog', within(marketing, 'Blogs').items, isDryRun)),
    ]
    const action = { action: 'enquiries imported', detail: lines[0] } as const
    if (!isDryRun) await recordAction(trx, { staffId: null, device: desk.operator }, action, desk)
    return lines
  })
}

function rootOf(exported: string): Documents | undefined {
  try {
    const root = JSON.parse(exported) as Documents
    return 'Enquiries' in collectionsOf(root) || 'Marketing' in collectionsOf(root) ? root : undefined
  } catch {
    return undefined
  }
}

/** Exports have the collections below a document under a key of their own, or beside its fields. */
function collectionsOf(node: Documents): Documents {
  return { ...node, ...(node.__collections__ as Documents | undefined) }
}

function within(node: Documents, name: string): Documents {
  const found = collectionsOf(node)[name]
  return typeof found === 'object' && found !== null ? (found as Documents) : {}
}

function without(node: Documents, name: string): Documents {
  const { [name]: _, ...others } = node
  return others
}

async function importRecords(
  trx: Trx,
  desk: DeskDependencies,
  what: string,
  documents: Documents,
  isDryRun: boolean,
): Promise<string[]> {
  const counts = { stored: 0, before: 0 }
  const refused: string[] = []
  for (const [id, raw] of Object.entries(documents)) {
    const { output, issues } = v.safeParse(document, raw)
    if (issues) {
      refused.push(`  ${id} is left out: ${v.getDotPath(issues[0]) ?? 'the document'} cannot be read.`)
      continue
    }
    const enquiry = enquiryOf(output, what)
    const key = `${enquiry.kind}:firestore-${id}`
    const before = await trx.selectFrom('enquiries').select('id').where('key', '=', key).executeTakeFirst()
    if (before) counts.before += 1
    else if (isDryRun || (await store(trx, desk, enquiry, output, key))) counts.stored += 1
    else refused.push(`  ${id} is left out: its time is taken by another call.`)
  }
  return [`${counts.stored} ${what}, ${counts.before} of before`, ...refused]
}

/** A field that the form did not have at the time is stored empty (toRow). */
function enquiryOf(sent: Sent, what: string): NewEnquiry {
  const { name, email, date, time, createdAt: _, ...fields } = sent
  if (what === 'brochure requests') return { kind: 'brochure', name, email, privacyPolicy: true }
  const day = parsePlainDate(date)
  if (day === null || time === '')
    return { kind: 'contact', name, email, ...fields } as Partial<NewEnquiry> as NewEnquiry
  return { kind: 'callback', name, email, ...fields, date: day, time } as Partial<NewEnquiry> as NewEnquiry
}

async function store(
  trx: Trx,
  desk: DeskDependencies,
  enquiry: NewEnquiry,
  { createdAt, date, privacyPolicy }: Sent,
  key: string,
): Promise<boolean> {
  const [day, month, year] = createdAt.split('/')
  const createdOn = parsePlainDate(`${year}-${month}-${day}`)
  const at = createdOn ? londonInstant(createdOn, '12:00') : desk.now()
  const sources = {
    now: () => at,
    createId: desk.createId,
    createReference: () => createReference(brand.referencePrefix, Math.random),
    callSecret: () => '',
  }
  const row = toRow(
    enquiry,
    {
      key,
      originPage: '',
      noticeVersion: '',
      quarantineReason: null,
      rateKey: null,
      recipientKey: null,
      callLimits: null,
    },
    sources,
  )
  const isOpen = date !== '' ? date >= utcText(desk.now()).slice(0, 10) : at > desk.now() - OPEN_MS
  return await insertEnquiry(trx, {
    ...row,
    privacyPolicy: privacyPolicy ? 1 : 0,
    answeredUtc: isOpen ? null : utcText(desk.now()),
  })
}

const article = v.object({
  title: text(300),
  content: v.pipe(text(10_000), v.nonEmpty('is empty')),
  link: v.pipe(text(2_000), v.regex(/^https?:\/\/[^\s/]+/i, 'must begin with https://')),
})

/** Not shown until somebody at the desk has given them a picture and a day, and had them approved. */
async function importArticles(
  trx: Trx,
  desk: DeskDependencies & { operator: string },
  group: 'news' | 'blog',
  items: unknown,
  isDryRun: boolean,
): Promise<string[]> {
  const counts = { stored: 0, before: 0 }
  const refused: string[] = []
  for (const [index, raw] of (Array.isArray(items) ? items : []).entries()) {
    const parsed = v.safeParse(article, raw)
    if (!parsed.success) {
      const [issue] = parsed.issues
      refused.push(
        `  ${group}, number ${index + 1} is left out: ${v.getDotPath(issue) ?? 'item'}: ${issue.message}`,
      )
      continue
    }
    const { title, content, link } = parsed.output
    const name = createHash('sha256').update(`${link} ${content}`).digest('hex').slice(0, 12)
    const entry = `${group}/imported-${name}`
    const present = await trx
      .selectFrom('publications')
      .select('number')
      .where('entry', '=', entry)
      .executeTakeFirst()
    counts[present ? 'before' : 'stored'] += 1
    if (present || isDryRun) continue
    await addPublication(trx, desk, {
      number: (await lastPublication(trx)) + 1,
      entry,
      changes: { title, content, link, shown: false },
      from: desk.now(),
      authorId: 'import',
      authorName: 'the site before this one',
      approverId: 'command line',
      approverName: `${desk.operator}, on the command line`,
      sole: 0,
      confirmed: 'Taken over from an export; not shown.',
      draftId: desk.createId(),
    })
  }
  return [`${counts.stored} of ${group}, ${counts.before} of before`, ...refused]
}
