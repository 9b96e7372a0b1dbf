// The advisers of the network; and the form with which one of them, who has a link and no account, changes their page.
import { EntryForm } from '#app/desk/content-entry-page.tsx'
import { type MemberRow, MembersPage } from '#app/desk/members-page.tsx'
import {
  type Adviser,
  adviserPath,
  allAdvisers,
  offRegister,
  serviceList,
  servicesOf,
} from '#content/pages/advisers.ts'
import { brand } from '#content/site/brand.ts'
import { type Entry, entries, withChanges } from '#content/site/entry.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong } from '#domain/plain-date.ts'
import { listDrafts, saveDraft, sendForApproval } from '#server/desk/content-drafts.ts'
import {
  callsTaken,
  findMemberByLink,
  isOwnField,
  keepDraftOfLink,
  makeMemberLink,
  memberAuthor,
} from '#server/desk/members.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { type RegisterCheck, readRegisterChecks } from '#server/desk/register-check.ts'
import { changesBetween, type Part, partsOf, readParts, withListChange } from '#server/editing/fields.ts'
import { lastPublication } from '#server/editing/publications.ts'
import { problemsOf } from '#server/editing/rules.ts'
import { entryPath, publishedValue } from './content-view.ts'
import { countAttempt } from './count-attempt.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, publicRoute, staffRoute } from './desk-route.ts'
import { readForm, textIn } from './read-form.ts'

/** Items of a list in the form of one adviser. */
const MOST_ITEMS = 12

export function memberRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  const entry = entries.get('people/advisers') as Entry

  const membersPage = async (context: DeskContext, link?: { name: string; address: string }) => {
    const [checks, calls] = await Promise.all([
      readRegisterChecks(db, desk.now()),
      callsTaken(db, desk.now()),
    ])
    const today = londonDate(desk.now())
    return page(
      context,
      { title: 'Advisers', section: 'members' },
      <MembersPage
        members={allAdvisers.map((adviser) => ({
          ...rowOf(
            adviser,
            today,
            checks.find(({ number }) => number === adviser.registerNumber),
          ),
          calls: calls.get(adviser.slug) ?? 0,
        }))}
        editHref={entryPath(entry.id)}
        mayMakeLinks={context.get('session')?.role === 'owner'}
        link={link}
      />,
    )
  }

  const rowOf = (
    adviser: Adviser,
    today: string,
    check: RegisterCheck | undefined,
  ): Omit<MemberRow, 'calls'> => ({
    slug: adviser.slug,
    name: adviser.name,
    href: offRegister.includes(adviser.registerNumber) ? undefined : desk.siteUrl + adviserPath(adviser.slug),
    area: `${adviser.town}, ${adviser.district}`,
    services: serviceList(servicesOf(adviser)),
    overdue: adviser.qualifications
      .filter(({ reviewBy }) => reviewBy < today)
      .map(({ name, reviewBy }) => `${name}, since ${reviewBy}`),
    register: registerText(check),
  })

  const memberOf = async (context: DeskContext) => {
    const slug = await findMemberByLink(db, context.req.param('token') ?? '', desk.now())
    const published = (await publishedValue(desk, entry)) as Adviser[]
    const index = published.findIndex((one) => one.slug === slug)
    const adviser = published[index]
    if (adviser === undefined) return undefined
    const author = memberAuthor(adviser)
    const drafts = await listDrafts(db, { entry: entry.id })
    const own = drafts.find(({ authorId }) => 'authorId' in author && authorId === author.authorId)
    return { index, adviser, author, published, own, shown: withChanges(published, own?.changes ?? {}) }
  }
  type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

  const linkIsOver = async (context: DeskContext) => {
    const mayTryAgain = await countAttempt(desk, 'desk invitation', desk.clientOf(context))
    return message(
      context,
      'This link is over',
      mayTryAgain ? 404 : 429,
      `It has expired, or what was sent by it is published. Ask the office of ${brand.name} for another: an owner makes it under Advisers.`,
    )
  }

  type Refused = { typed: Record<string, string>; errors?: Record<string, string>; problem?: string }
  const memberForm = async (
    context: DeskContext,
    { index, adviser, own, shown }: Member,
    refused?: Refused,
  ) =>
    page(
      context,
      { title: `Your page, ${adviser.name}`, status: refused ? 400 : 200 },
      <EntryForm
        action={memberPath(context)}
        parts={ownParts(entry, shown, index)}
        typed={refused?.typed ?? {}}
        errors={refused?.errors ?? {}}
        problem={refused?.problem}
        version={own?.version}
        base={await lastPublication(db)}
        note={own?.note ?? ''}
        others={[]}
        send={`Send to ${brand.name}`}
      />,
    )

  const save = async (context: DeskContext) => {
    const member = await memberOf(context)
    if (!member) return await linkIsOver(context)
    const { index, author, published, shown } = member
    const form = await readForm(context)
    const typedAt = (path: string) =>
      isOwnField(path, index) && form.has(`v:${path}`) ? textIn(form, `v:${path}`) : null
    const typed = Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith('v:'))
        .map((name) => [name.slice(2), textIn(form, name)]),
    )
    const { value, errors } = readParts(entry, shown, typedAt)
    const button = textIn(form, 'do')
    const [, list] = /^(?:up|add|remove):([^:]+)/.exec(button) ?? []
    const isListButton = list !== undefined && isOwnField(list, index)
    const changes = changesBetween(published, isListButton ? withListChange(entry, value, button) : value)
    // An item that was just added is still to be filled in.
    const broken = isListButton ? errors : { ...problemsOf(entry, published, changes), ...errors }
    if (Object.keys(broken).length > 0) return await memberForm(context, member, { typed, errors: broken })
    if (Object.values(changes).some((each) => Array.isArray(each) && each.length > MOST_ITEMS))
      return await memberForm(context, member, { typed, problem: `A list has ${MOST_ITEMS} items at most.` })
    const version = textIn(form, 'version')
    const saved = await saveDraft(desk, author, {
      entry: entry.id,
      changes,
      base: Number(textIn(form, 'base')) || 0,
      version: version === '' ? undefined : Number(version),
    })
    if (saved instanceof Refusal) return await memberForm(context, member, { typed, problem: saved.message })
    await keepDraftOfLink(desk, context.req.param('token') ?? '', saved)
    if (isListButton || Object.keys(changes).length === 0) return context.redirect(memberPath(context), 303)
    const sent = await sendForApproval(desk, author, saved)
    if (sent instanceof Refusal) return await memberForm(context, member, { typed, problem: sent.message })
    return message(
      context,
      'Thank you',
      200,
      'The office reads it now. Once somebody has approved it, it is on the website; until then this link shows what you sent.',
    )
  }

  return [
    staffRoute('GET /members', (context) => membersPage(context)),
    ownerRoute('POST /members/:slug/link', async (context, session) => {
      const made = await makeMemberLink(desk, session, context.req.param('slug') ?? '')
      if (made instanceof Refusal) return message(context, 'Not there', 404, made.message)
      return await membersPage(context, { name: made.name, address: `${desk.deskUrl}/member/${made.token}` })
    }),
    publicRoute('GET /member/:token', async (context) => {
      const member = await memberOf(context)
      return member ? await memberForm(context, member) : await linkIsOver(context)
    }),
    publicRoute('POST /member/:token', save),
  ]
}

const memberPath = (context: DeskContext) => `/member/${context.req.param('token')}`

/** The form of one adviser's own fields. */
function ownParts(entry: Entry, shown: unknown, index: number): Part[] {
  const [all] = partsOf(entry, shown)
  const own = all?.type === 'list' ? all.items.find(({ path }) => path === String(index)) : undefined
  if (own?.type !== 'group') return []
  return [{ ...own, label: '', parts: own.parts.filter(({ path }) => isOwnField(path, index)) }]
}

function registerText(check: RegisterCheck | undefined): MemberRow['register'] {
  if (check === undefined) return { text: 'not checked', tone: 'plain' }
  const { status, isActive, isOld, checkedOn } = check
  if (!isActive) return { text: status, tone: 'late' }
  return { text: `${status}, ${formatLong(checkedOn)}`, tone: isOld ? 'soon' : 'good' }
}
