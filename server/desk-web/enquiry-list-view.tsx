// The list of enquiries, whichever of its forms was sent.
import type { Kysely } from 'kysely'
import { addressOf } from '#app/desk/address-of.ts'
import { EnquiriesPage } from '#app/desk/enquiries-page.tsx'
import { allEnquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonDate } from '#domain/london.ts'
import type { TogetherAction } from '#server/desk/change-together.ts'
import {
  type DeskEnquiry,
  type EnquiryPosition,
  findEnquiry,
  listEnquiries,
  positionOf,
} from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import type { Session } from '#server/desk/sessions.ts'
import { readNames, staffOptions } from '#server/desk/staff-members.ts'
import { choiceFields } from '#server/enquiries/enquiry-fields.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type DeskContext, type NoticeName, page } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'
import {
  filterNames,
  type ReadFilter,
  readFilter,
  sorts,
  states,
  type TypedFilter,
} from './enquiry-filter.ts'
import { kindTitle } from './kind-names.ts'
import { namedPages } from './page-names.ts'

export const PAGE_SIZE = 50

/** What can be done with several enquiries, and to which of them. */
export const together: Record<
  TogetherAction,
  { label: string; done: NoticeName; canBe(enquiry: DeskEnquiry): boolean }
> = {
  assign: { label: 'Assign', done: 'together-assigned', canBe: () => true },
  move: { label: 'Move the calls', done: 'together-moved', canBe: isBooked },
  'move-back': {
    label: 'Move the calls back',
    done: 'together-moved-back',
    canBe: (enquiry) => isBooked(enquiry) && enquiry.sequence > 0,
  },
  cancel: { label: 'Cancel the calls', done: 'together-cancelled', canBe: isBooked },
  quarantine: {
    label: 'Put into quarantine',
    done: 'together-quarantined',
    canBe: ({ quarantined }) => !quarantined,
  },
  release: {
    label: 'Release from quarantine',
    done: 'together-released',
    canBe: ({ quarantined }) => quarantined,
  },
  rebook: {
    label: 'Book the calls again',
    done: 'together-rebooked',
    canBe: ({ cancelledUtc }) => cancelledUtc !== null,
  },
}

function isBooked({ date, cancelledUtc }: DeskEnquiry): boolean {
  return date !== null && cancelledUtc === null
}

/** One page of the list, and where the next one begins. */
async function readPage(
  db: Kysely<Tables>,
  { sort, filter }: ReadFilter,
  after: EnquiryPosition | undefined,
): Promise<{ enquiries: DeskEnquiry[]; next: EnquiryPosition | undefined }> {
  const enquiries = await listEnquiries(db, { ...filter, order: sort, after, limit: PAGE_SIZE + 1 })
  const last = enquiries[PAGE_SIZE - 1]
  const next = enquiries.length > PAGE_SIZE && last ? positionOf(last, sort) : undefined
  return { enquiries: enquiries.slice(0, PAGE_SIZE), next }
}

/** The list; a refusal is shown above it, with what was typed below it. */
export async function showList(
  desk: DeskDependencies,
  context: DeskContext,
  { staffId }: Session,
  typed: TypedFilter,
  refused?: { status: 400 | 409; problem: string; reason: string; day: string },
): Promise<Response> {
  const { db } = desk.database
  const read = readFilter(typed)
  // Whoever types a reference wants that one.
  const reference = parseReference(typed.q)
  if (reference !== null && (await findEnquiry(db, reference)) !== null)
    return context.redirect(`/enquiries/${reference}`, 303)
  const problem = 'problem' in read ? read.problem : refused?.problem
  const status = problem === undefined ? 200 : (refused?.status ?? 400)
  const sort = 'problem' in read ? 'newest' : read.sort
  const position = positionIn(context)
  const areTicked = typed.of !== undefined || context.req.query('tick') === 'all'
  const { enquiries, next } =
    'problem' in read ? { enquiries: [], next: undefined } : await readPage(db, read, position)
  const people = await staffOptions(db)
  const nameOf = await readNames(db)
  const whose = (label: string, assigned?: string) => ({
    label,
    href: addressOf('/enquiries', { ...typed, of: undefined, assigned }),
    isShown: typed.assigned === assigned,
  })
  return page(
    context,
    { title: 'Enquiries', section: 'enquiries', status },
    <EnquiriesPage
      enquiries={enquiries}
      order={sort}
      areTicked={areTicked}
      nameOf={nameOf}
      now={desk.now()}
      filter={typed}
      whose={[whose('All'), whose('Mine', staffId), whose('Nobody’s', 'nobody')]}
      list={addressOf('', typed)}
      tickAll={
        areTicked ? undefined : addressOf('/enquiries', { ...typed, after: textOf(position), tick: 'all' })
      }
      actions={(Object.keys(together) as TogetherAction[])
        .filter((action) => action !== 'move-back' || typed.of !== undefined)
        .filter((action) => enquiries.some(together[action].canBe))
        .map((action) => ({ value: action, label: together[action].label }))}
      typed={{ reason: refused?.reason, day: refused?.day }}
      today={londonDate(desk.now())}
      problem={problem}
      sorts={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      choices={{
        kinds: allEnquiryKinds.map((kind) => ({ value: kind, label: kindTitle(kind) })),
        states: Object.entries(states).map(([value, { label }]) => ({ value, label })),
        fields: choiceFields.map(({ name, label, choices }) => ({
          name,
          label,
          options: choices.map((choice) => ({ value: choice, label: choice })),
        })),
        pages: [...namedPages],
        people: [{ value: 'nobody', label: 'Nobody' }, ...people],
      }}
      first={position && addressOf('/enquiries', typed)}
      next={next && addressOf('/enquiries', { ...typed, after: textOf(next) })}
      csv={addressOf('/enquiries.csv', typed)}
    />,
  )
}

/** As long as the references of a page. */
const MAX_FILTER = 600

export function typedFilter(typedIn: (name: string) => string | null | undefined): TypedFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = typedIn(name)?.slice(0, MAX_FILTER)
      return value ? [[name, value]] : []
    }),
  )
}

/** Where the page begins, `after` a moment and an id. */
function positionIn(context: DeskContext): EnquiryPosition | undefined {
  const [utc, id] = (context.req.query('after') ?? '').split(' ')
  return utc && id ? { utc, id } : undefined
}

function textOf(position: EnquiryPosition | undefined): string | undefined {
  return position && `${position.utc} ${position.id}`
}
