import { type Page, test } from '@playwright/test'

export interface PageWatch {
  /** What the Content Security Policy or the Permissions Policy blocked. */
  blocked: string[]
  /** Uncaught exceptions and console errors. */
  errors: string[]
  /** Requests to any host but the site's own. */
  foreign: string[]
  /** Resolves at the first blocked request or error, because a broken page may never finish loading. */
  firstFault: Promise<void>
}

/** Records, from the next load on, what a page should never do. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const own = new URL(test.info().project.use.baseURL ?? '').host
  const first = Promise.withResolvers<void>()
  const blocked: string[] = []
  const errors: string[] = []
  const foreign: string[] = []
  const record = (list: string[], what: string) => {
    list.push(what)
    first.resolve()
  }
  await page.exposeFunction('recordViolation', (what: string) => record(blocked, what))
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as { recordViolation(what: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      recordViolation(`${event.effectiveDirective} blocks ${event.blockedURI}`),
    )
  })
  page.on('console', (message) => {
    const text = message.text()
    if (/content security policy|permissions policy/i.test(text)) return record(blocked, text)
    // The browser reports a 404 or 500 of the document itself as an error.
    if (message.type() === 'error' && message.location().url !== page.url()) record(errors, text)
  })
  page.on('pageerror', (error) => record(errors, String(error)))
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (host !== own && protocol !== 'data:') foreign.push(request.url())
  })
  return { blocked, errors, foreign, firstFault: first.promise }
}
