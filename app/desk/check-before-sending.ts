// Before a form is sent: whether the desk, its database and the session are there. Where not, the page stays as it is,
// with all that was typed.

const TIMEOUT_MS = 10_000
const stillHere = 'Nothing was sent, and what you typed is still here'

export function checkBeforeSending(): void {
  let isChecking = false
  let checked: EventTarget | null = null
  document.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || event.defaultPrevented) return
    if (submitter?.getAttribute('formmethod') === 'dialog') return
    if (checked === form) {
      checked = null
      return
    }
    event.preventDefault()
    if (isChecking) return
    isChecking = true
    const problem = await findProblem()
    isChecking = false
    const message = document.querySelector<HTMLElement>('[data-not-sent]')
    if (message) message.hidden = problem === null
    if (problem === null) {
      checked = form
      form.requestSubmit(submitter)
    } else {
      message?.replaceChildren(...problem)
      message?.focus()
    }
  })
}

/** Null where there is none. */
async function findProblem(): Promise<(string | Node)[] | null> {
  try {
    const response = await fetch('/session', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (new URL(response.url).pathname === '/sign-in') {
      const link = Object.assign(document.createElement('a'), {
        href: '/sign-in',
        target: '_blank',
        textContent: 'sign in (in another tab)',
      })
      return [`Your session has ended. ${stillHere}: `, link, ', come back to this one, and send it again.']
    }
    if (response.ok) return null
    return [`${await response.text()} ${stillHere}: wait a minute, then send it again.`]
  } catch {
    return [`The desk could not be reached. ${stillHere}: wait a minute, then send it again.`]
  }
}
