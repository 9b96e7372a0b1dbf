import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { browserArguments, ensureBrowser } from './browser.ts'

interface Message {
  id?: number
  method?: string
  params?: { sessionId: string; targetInfo: { type: string } }
  result?: unknown
  error?: { message: string }
}

/**
 * A tab of Chromium, by its own protocol: where Playwright is attached to a page, Chromium renders none in advance
 * (`PrerenderingDisabledByDevTools`). It has to be attached to the tab instead.
 */
export async function openTab() {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-tab-'))
  const options = [
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=1280,800',
    `--user-data-dir=${folder}`,
  ]
  const browser = spawn(await ensureBrowser(), [...browserArguments, ...options, 'about:blank'])
  let said = ''
  for await (const chunk of browser.stderr) {
    said += chunk
    if (said.includes('/devtools/browser/')) break
  }
  const address = /ws:\S+/.exec(said)?.[0]
  if (!address) throw new Error(`Chromium did not start: ${said}`)
  const socket = new WebSocket(address)
  await once(socket, 'open')

  let lastId = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  /** The page that is shown, then the one that is rendered in advance. */
  let pages: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error }: Message = JSON.parse(data)
    if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'page')
      pages.push(params.sessionId)
    if (method === 'Target.detachedFromTarget') pages = pages.filter((page) => page !== params?.sessionId)
    const asked = id === undefined ? undefined : waiting.get(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  })
  const send = async <Result>(method: string, params: object, sessionId?: string) => {
    const answer = Promise.withResolvers<unknown>()
    lastId += 1
    waiting.set(lastId, answer)
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
    return (await answer.promise) as Result
  }
  const evaluateIn = async (page: string | undefined, expression: string) => {
    const options = { expression, returnByValue: true, awaitPromise: true }
    const { result } = await send<{ result: { value: unknown } }>('Runtime.evaluate', options, page)
    return result.value
  }
  const flat = { flatten: true }
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, ...flat })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, ...flat }, sessionId)

  const tab = {
    goto: (url: string) => send('Page.navigate', { url }, pages[0]),
    /** In the page that came last: the shown one, unless another is being rendered in advance. */
    evaluate: (expression: string) => evaluateIn(pages.at(-1), expression),
    /** Waits until an expression is true in the page that came last. It may be replaced by the next one meanwhile. */
    async until(expression: string): Promise<void> {
      while (!(await tab.evaluate(expression).catch(() => false))) await pause(5)
    },
    /** Moves the mouse over the first link to this path that is seen. Returns a function that clicks there. */
    async hoverLink(path: string): Promise<() => Promise<void>> {
      const [page] = pages
      const point = (await evaluateIn(
        page,
        `(() => {
          const link = [...document.querySelectorAll('a[href="${path}"]')].find((link) => link.checkVisibility())
          link.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = link.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        })()`,
      )) as { x: number; y: number }
      const mouse = (type: string, button?: object) =>
        send('Input.dispatchMouseEvent', { type, ...point, ...button }, page)
      await mouse('mouseMoved')
      const left = { button: 'left', clickCount: 1 }
      return async () => {
        await mouse('mousePressed', left)
        // The page that was clicked may be gone before it answers.
        void mouse('mouseReleased', left).catch(() => {})
      }
    },
    async close(): Promise<void> {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      socket.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return tab
}
