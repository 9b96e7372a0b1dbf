// A page that nobody touches must not show a visitor's data when its session has ended elsewhere. What was typed and not
// sent stays: sending it says that the session has ended.

const ASK_EVERY_MS = 60_000

export function leaveWithSession(): void {
  if (!document.querySelector('form[action="/sign-out"]')) return
  setInterval(async () => {
    // Without a connection nothing is known of the session.
    const response = await fetch('/session', { headers: { 'X-Desk-Background': 'yes' } }).catch(() => null)
    if (response === null || new URL(response.url).pathname !== '/sign-in' || hasUnsentText()) return
    location.assign('/sign-in?done=session-ended')
  }, ASK_EVERY_MS)
}

function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
