// Today, live: new enquiries by server-sent events, in the page, the tab's title and, where allowed, a notification.

interface Arrival {
  reference: string
  what: string
}

/** What one tab of a browser hears from the desk and passes on to the others. */
type Message =
  | { type: 'connected'; after: string }
  | ({ type: 'enquiry'; after: string } & Arrival)
  | { type: 'refresh' }
  | { type: 'lost' }
  | { type: 'signed-out' }

/** The desk sends something at least every 15 seconds. */
const SILENCE_MS = 40_000
const RECONNECT_MS = 2_000
/** A connection that is back at once is not worth a word. */
const SAY_LOST_AFTER_MS = 3_000
const REFRESH_EVERY_MS = 60_000
/** Between two that events have caused. */
const REFRESH_PAUSE_MS = 5_000
const SHOWN = 5
const CHOICE = 'desk-notifications'

export function startLivePage(panel: HTMLElement): void {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-live-${name}]`)
  const title = document.title
  const opened = clock(new Date())
  const known = new Set((panel.dataset.known ?? '').split(' '))
  const arrivals: Arrival[] = []
  let after = panel.dataset.readAt ?? ''
  let unseen = 0
  let lostSince: Date | undefined
  let sayingLost: ReturnType<typeof setTimeout> | undefined

  const notifications = createNotifications(part('notify'))
  const refresher = createRefresher(panel, () => markNew(arrivals))

  const hear = (message: Message) => {
    if (message.type === 'lost') return lose()
    if (message.type === 'signed-out') return location.assign('/sign-in?done=session-ended')
    found()
    if ('after' in message) after = message.after || after
    if (message.type === 'refresh') return refresher.refresh()
    if (message.type === 'enquiry') arrive(message)
  }
  const arrive = ({ reference, what }: Arrival) => {
    if (known.has(reference)) return
    known.add(reference)
    arrivals.unshift({ reference, what })
    unseen += 1
    document.title = `(${unseen}) ${title}`
    show()
    refresher.refresh()
    if (!document.hasFocus()) notifications.notify(reference, what)
  }
  const show = () => {
    const links = arrivals.slice(0, SHOWN).flatMap(({ reference, what }, index) => {
      const link = document.createElement('a')
      link.href = `/enquiries/${reference}`
      link.textContent = reference
      return [index === 0 ? '' : ', ', `${what} `, link]
    })
    const more = arrivals.length > SHOWN ? ` and ${arrivals.length - SHOWN} more` : ''
    part('news')?.replaceChildren(`New since ${opened}: `, ...links, more)
  }
  const seen = () => {
    unseen = 0
    document.title = title
  }
  const lose = () => {
    lostSince ??= new Date()
    const since = lostSince
    sayingLost ??= setTimeout(() => {
      part('lost')?.replaceChildren(
        `The connection to the desk is lost: this page is as of ${clock(since)}. It connects again by itself.`,
      )
    }, SAY_LOST_AFTER_MS)
    // Says whether the session has ended, which a stream cannot.
    refresher.refresh()
  }
  const found = () => {
    if (lostSince === undefined) return
    lostSince = undefined
    clearTimeout(sayingLost)
    sayingLost = undefined
    part('lost')?.replaceChildren()
    refresher.refresh()
  }

  for (const event of ['pointerdown', 'keydown', 'focus']) window.addEventListener(event, seen)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresher.refresh()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') refresher.refresh()
  }, REFRESH_EVERY_MS)

  // One tab connects for all: over HTTP/1.1 a browser has six connections to a host.
  const channel = new BroadcastChannel('desk-live')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  void navigator.locks.request('desk-live', () => {
    connect(
      () => after,
      (message) => {
        channel.postMessage(message)
        hear(message)
      },
    )
    return new Promise(() => {})
  })
}

/** Connects, and again whenever the connection ends or is silent. */
function connect(after: () => string, tell: (message: Message) => void): void {
  const source = new EventSource(`/events?after=${encodeURIComponent(after())}`)
  let silence: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(silence)
    source.close()
    tell({ type: 'lost' })
    // Not all pages at the same moment.
    setTimeout(() => connect(after, tell), RECONNECT_MS * (1 + Math.random()))
  }
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(again, SILENCE_MS)
  }
  const on = (type: string, made: (event: MessageEvent<string>) => Message) =>
    source.addEventListener(type, (event) => {
      listen()
      tell(made(event))
    })
  listen()
  source.onerror = again
  source.onopen = () => {
    listen()
    tell({ type: 'connected', after: '' })
  }
  on('beat', () => ({ type: 'connected', after: '' }))
  on('refresh', () => ({ type: 'refresh' }))
  on('enquiry', ({ data, lastEventId }) => ({ type: 'enquiry', after: lastEventId, ...JSON.parse(data) }))
  source.addEventListener('signed-out', () => {
    clearTimeout(silence)
    source.close()
    tell({ type: 'signed-out' })
  })
}

/** Puts the lists of the page as they are now in the place of the old ones. */
function createRefresher(panel: HTMLElement, onRefreshed: () => void) {
  let isBusy = false
  let isAskedAgain = false

  const replace = async () => {
    // It must not prolong the session.
    const answer = await fetch(location.href, { headers: { 'X-Desk-Background': 'yes' } })
    if (new URL(answer.url).pathname === '/sign-in') return location.assign('/sign-in?done=session-ended')
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
    const nextPanel = next?.querySelector('[data-live]')
    const main = document.querySelector('main')
    // Somebody who copies a phone number must not lose the selection.
    if (!next || !nextPanel || !main || getSelection()?.isCollapsed === false) return
    const focused = document.activeElement?.getAttribute('href')
    nextPanel.replaceWith(panel)
    main.replaceChildren(...next.childNodes)
    if (focused) main.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus()
    onRefreshed()
  }
  const refresh = () => {
    if (isBusy) {
      isAskedAgain = true
      return
    }
    isBusy = true
    // Without an answer the page stays as it is, and says that the connection is lost.
    replace()
      .catch(() => {})
      .then(() => new Promise((resolve) => setTimeout(resolve, REFRESH_PAUSE_MS)))
      .finally(() => {
        isBusy = false
        if (!isAskedAgain) return
        isAskedAgain = false
        refresh()
      })
  }
  return { refresh }
}

function markNew(arrivals: readonly Arrival[]): void {
  for (const { reference } of arrivals) {
    for (const link of document.querySelectorAll(`main a[href="/enquiries/${reference}"]`))
      link.closest('tr, li')?.setAttribute('data-new', '')
  }
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
