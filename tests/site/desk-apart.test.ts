import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { request, sharedSite } from '../support/shared-site.ts'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))

test.each([
  '/sign-in',
  '/invitation/anything',
  '/log',
  '/enquiries',
  '/enquiries.csv',
  '/diary',
  '/calendar/anything.ics',
  '/news',
  '/assets/desk.js',
])('the public site answers 404 to %s, and sets no cookie', async (path) => {
  const response = await request(path)
  expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null])
  const posted = await request(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect([404, 405]).toContain(posted.status)
  expect(posted.headers.get('set-cookie')).toBeNull()
})

test('the desk’s stylesheet has every class of its pages', async () => {
  const { deskRequest } = await sharedSite()
  const page = (await (await deskRequest('/sign-in'))?.text()) ?? ''
  const [stylesheet = ''] = /\/assets\/desk\.css\?v=[^"]+/.exec(page) ?? []
  const styles = (await (await deskRequest(stylesheet))?.text()) ?? ''
  const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect(classes.length).toBeGreaterThan(5)
  expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([])
})

test('no file of the public site has anything of the desk’s pages', async () => {
  const names = await readdir(client, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(js|css|html)$/.test(name))
  expect(texts.length).toBeGreaterThan(20)
  for (const name of texts) {
    expect(await readFile(join(client, name), 'utf8'), name).not.toMatch(
      /webauthn|data-passkey|Make a passkey/i,
    )
  }
})
