import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type DeskAssets, DeskDocument, type DeskSection } from '#app/desk/document.tsx'
import { MessagePage } from '#app/desk/message-page.tsx'
import type { Session } from '#server/desk/sessions.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'

/** What the desk's middleware leaves for its routes. */
export interface DeskEnv {
  Variables: { session: Session | null; assets: DeskAssets }
}

export type DeskContext = Context<DeskEnv>

type PageStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503

interface Page {
  title: string
  section?: DeskSection
  status?: PageStatus
  /** Shown above the heading; otherwise the one that the address names. */
  notice?: ReactNode
}

/** What `?done=` says after a form: the address cannot put words of its own onto the page. */
const noticeTexts = {
  'passkey-added': 'The passkey is stored.',
  'passkey-removed': 'The passkey is removed, and what it had signed in.',
  'staff-removed': 'They are removed, and signed out everywhere.',
  'calls-set': 'It is stored, and holds for calls from now on.',
  'old-calendars-set': 'It is set, and holds from the next reading on, in five minutes at most.',
  'idle-set': 'The time is set. It holds from the next click on.',
  'signed-out': 'You are signed out.',
  'signed-out-everywhere': 'You are signed out on all devices.',
  'session-ended': 'Your session has ended. Please sign in again.',
  answered: 'It is marked as answered.',
  attempted: 'It is noted, and comes back on Today in half an hour.',
  reopened: 'It is open again.',
  assigned: 'It is assigned.',
  'advice-noted': 'It is noted.',
  noted: 'The note is stored.',
  'reply-sent': 'The reply is on its way. Its copy is below.',
  quarantined: 'It is in quarantine.',
  released: 'It is out of quarantine, and the mails that were held go out now.',
  'released-silently': 'It is out of quarantine. No mails were held.',
  'together-quarantined':
    'They are in quarantine: their mails are held, and their calls hold no time. Release them to take it back.',
  'together-released':
    'They are out of quarantine, and the mails that were held go out now. Put them into quarantine to take it back.',
  'together-assigned': 'They are assigned.',
  'together-cancelled':
    'The calls are cancelled, and visitors with an e-mail address are told. Book the calls again to take it back.',
  'together-moved':
    'The calls are moved, and visitors with an e-mail address are told. Move them back to take it back.',
  'together-moved-back': 'The calls are back where they were, and visitors with an e-mail address are told.',
  'together-rebooked': 'The calls are booked again, and visitors with an e-mail address are told.',
  erased: 'It is erased.',
  'support-noted': 'It is noted what would help.',
  'complaint-registered': 'It is in the register of complaints, and open until it is closed there.',
  'complaint-taken-back': 'It is out of the register of complaints.',
  'complaint-changed': 'The complaint is stored.',
  'nil-stated': 'It is recorded that there were none.',
  'request-recorded': 'It is recorded, and Today says when the answer is due.',
  'request-done': 'It is noted that they have their answer.',
  'backup-made': 'The backup is made.',
  'backup-started': 'The backup is being made. It is in the list once it is whole.',
  'call-booked': 'The call is booked.',
  'call-moved': 'The call is moved.',
  'call-cancelled': 'The call is cancelled.',
  'call-booked-again': 'The call is booked again.',
  closed: 'It is closed.',
  opened: 'It is open again.',
  'calendar-revoked': 'The address is revoked: no calendar is updated by it any more.',
  'content-saved': 'The draft is saved. Visitors see it once somebody has approved it.',
  'content-sent': 'It waits for approval.',
  'content-sent-back': 'It is sent back to its author.',
  'content-discarded': 'The draft is discarded.',
  'content-published':
    'It is approved. Visitors see it a few seconds later, or from the day that was chosen.',
  'content-kept': 'Yours stays.',
  'content-one': 'It is recorded that you approve your own changes.',
  'picture-removed': 'The picture is removed.',
} as const

export type NoticeName = keyof typeof noticeTexts
const notices = new Map<string, string>(Object.entries(noticeTexts))

export function noticeOf(context: DeskContext): string | undefined {
  return notices.get(context.req.query('done') ?? '')
}

/** The two files that every page loads; the hash is in the address, so they may be cached for ever. */
export function assetsOf(files: MemoryFiles): DeskAssets {
  const address = (path: string) => `${path}?v=${files.get(path)?.hash ?? ''}`
  return { script: address('/assets/desk.js'), stylesheet: address('/assets/desk.css') }
}

export function page(context: DeskContext, shown: Page, content: ReactNode) {
  const { title, section, status = 200, notice } = shown
  const session = context.get('session')
  const markup = renderToStaticMarkup(
    <DeskDocument
      title={title}
      section={section}
      assets={context.get('assets')}
      user={session ? { name: session.name, isOwner: session.role === 'owner' } : undefined}
      notice={notice ?? noticeOf(context)}
    >
      {content}
    </DeskDocument>,
  )
  return context.html(`<!doctype html>${markup}`, status)
}

/** The page that follows a form, with what it has done. */
export function goTo(context: DeskContext, path: string, done: NoticeName) {
  return context.redirect(`${path}${path.includes('?') ? '&' : '?'}done=${done}`, 303)
}

/** A file to be stored. */
export function download(context: DeskContext, name: string, body: string) {
  const type = { csv: 'text/csv', html: 'text/html', json: 'application/json' }[name.split('.').at(-1) ?? '']
  return context.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}

export function notFound(context: DeskContext, text: string) {
  return message(context, 'Not found', 404, text)
}

export function message(context: DeskContext, title: string, status: PageStatus, text: string) {
  return page(
    context,
    { title, status },
    <MessagePage text={text} href="/" link="To the desk’s first page" />,
  )
}
