// Keeps Today and the diary fresh while they are open: asks for the page again, and tells of new enquiries in the page,
// the tab's title and, where allowed, a notification.
import type { RecentEnquiry } from './today-page.tsx'

const ASK_EVERY_MS = 15_000
/** In a tab that nobody looks at, for its title and the notification. */
const ASK_HIDDEN_EVERY_MS = 60_000
const RETRY_MS = 3_000
const TIMEOUT_MS = 10_000
const SHOWN = 5
const CHOICE = 'desk-notifications'

/** `lists` is what is replaced; its forms have buttons alone. */
export function keepFresh(lists: HTMLElement): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-refreshed-${name}]`)
  const title = document.title
  const opened = clock(new Date())
  const known = new Set(recentIn(lists).map(({ reference }) => reference))
  const arrivals: RecentEnquiry[] = []
  const notifications = createNotifications(part('notify'))
  const address = new URL(location.href)
  // What a form has done is told once.
  for (const name of ['done', 'call']) address.searchParams.delete(name)
  let present = lists
  let unseen = 0
  let etag = ''
  let readAt = new Date()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    try {
      await read()
      failures = 0
      readAt = new Date()
      sayLost('')
    } catch {
      failures += 1
      // A connection that is back at once is not worth a word.
      if (failures > 1)
        sayLost(
          `The connection to the desk is lost: this page is as of ${clock(readAt)}. It connects again by itself.`,
        )
    }
    const pause = document.hidden ? ASK_HIDDEN_EVERY_MS : ASK_EVERY_MS
    clearTimeout(timer)
    timer = setTimeout(ask, failures > 0 ? RETRY_MS : pause)
  }
  const read = async () => {
    const response = await fetch(address.pathname + address.search, {
      // What a page asks for by itself must not prolong the session.
      headers: { 'X-Desk-Background': 'yes', ...(etag && { 'If-None-Match': etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (new URL(response.url).pathname === '/sign-in') return location.assign('/sign-in?done=session-ended')
    if (response.status === 304) return
    if (!response.ok) throw new Error(`The desk answered ${response.status}`)
    const next = new DOMParser()
      .parseFromString(await response.text(), 'text/html')
      .querySelector<HTMLElement>('[data-refreshed]')
    if (!next) return
    announce(recentIn(next))
    // Somebody who copies a phone number must not lose the selection: the next time, then.
    if (getSelection()?.isCollapsed === false) return
    // Nor somebody who moves a call what they hold.
    if (document.querySelector('dialog[open], [data-dragged]')) return
    replace(next)
    etag = response.headers.get('etag') ?? ''
  }
  const replace = (next: HTMLElement) => {
    const focused = present.contains(document.activeElement) ? document.activeElement : null
    const [href, id] = [focused?.getAttribute('href'), focused?.id]
    present.replaceWith(next)
    present = next
    document.dispatchEvent(new Event('refreshed'))
    if (href) next.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus()
    if (id) document.getElementById(id)?.focus()
    for (const { reference } of arrivals) {
      for (const link of next.querySelectorAll(`a[href="/enquiries/${reference}"]`))
        link.closest('li')?.setAttribute('data-new', '')
    }
  }
  const announce = (recent: RecentEnquiry[]) => {
    const fresh = recent.filter(({ reference }) => !known.has(reference))
    if (fresh.length === 0) return
    for (const { reference, what } of fresh) {
      known.add(reference)
      if (!document.hasFocus()) notifications.notify(reference, what)
    }
    arrivals.unshift(...fresh)
    unseen += fresh.length
    document.title = `(${unseen}) ${title}`
    const links = arrivals.slice(0, SHOWN).flatMap(({ reference, what }, index) => {
      const link = document.createElement('a')
      link.href = `/enquiries/${reference}`
      link.textContent = reference
      return [index === 0 ? '' : ', ', `${what} `, link]
    })
    const more = arrivals.length > SHOWN ? ` and ${arrivals.length - SHOWN} more` : ''
    part('new')?.replaceChildren(`New since ${opened}: `, ...links, more)
  }
  const sayLost = (text: string) => {
    const lost = part('lost')
    // The same text again would be read out again.
    if (lost && lost.textContent !== text) lost.textContent = text
  }

  for (const event of ['pointerdown', 'keydown', 'focus'])
    window.addEventListener(event, () => {
      unseen = 0
      document.title = title
    })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void ask()
  })
  timer = setTimeout(ask, ASK_EVERY_MS)
}

function recentIn(lists: HTMLElement): RecentEnquiry[] {
  return JSON.parse(lists.dataset.recent ?? '[]')
}

/**
 * By the button alone. A notification shows on locked screens and stays in lists of the system: it says that there is
 * something new and of what kind, and nothing of whoever sent it.
 */
function createNotifications(button: HTMLElement | null) {
  const isPossible = 'Notification' in window
  const isOn = () =>
    isPossible && Notification.permission === 'granted' && localStorage.getItem(CHOICE) === 'on'
  const label = () => {
    if (!button) return
    button.hidden = !isPossible || Notification.permission === 'denied'
    button.textContent = isOn() ? 'No more notifications' : 'Notify me of new enquiries'
  }
  button?.addEventListener('click', async () => {
    if (isOn()) localStorage.removeItem(CHOICE)
    else if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(CHOICE, 'on')
    label()
  })
  label()
  return {
    notify(reference: string, what: string) {
      if (!isOn()) return
      try {
        // The tag keeps several tabs from saying it twice.
        const notification = new Notification('A new enquiry', { body: `It is ${what}.`, tag: reference })
        notification.addEventListener('click', () => window.focus())
      } catch {
        // Browsers of phones allow notifications to service workers alone.
      }
    },
  }
}

function clock(moment: Date): string {
  return moment.toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  })
}
