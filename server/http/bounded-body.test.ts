import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readBoundedBody } from './bounded-body.ts'

const app = new Hono().post('/', async ({ req, text }) =>
  text((await readBoundedBody(req, 10_000)) ?? String([...(await req.formData())].length)),
)
const send = async (type: string, body: string) =>
  await (await app.request('/', { method: 'POST', headers: { 'content-type': type }, body })).text()
const parts = (count: number) =>
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`

test('a body is read with as many fields as a form has', async () => {
  expect(await send('application/x-www-form-urlencoded', `a=1${'&b=2'.repeat(99)}`)).toBe('100')
  expect(await send('multipart/form-data; boundary=x', parts(100))).toBe('100')
})

test.each(['boundary=x', 'boundary=x; a-boundary=y', 'boundary=x; boundary=y', 'boundary=x ; c=d'])(
  'parts are counted before they are parsed, whatever the header calls their boundary (%s)',
  async (parameters) => {
    expect(await send(`multipart/form-data; ${parameters}`, parts(101))).toBe('fields')
  },
)

test('fields and bytes beyond the limit are not parsed', async () => {
  expect(await send('application/x-www-form-urlencoded', 'a&'.repeat(100))).toBe('fields')
  expect(await send('application/x-www-form-urlencoded', `a=${'x'.repeat(10_000)}`)).toBe('bytes')
  expect(await send('application/json', '['.repeat(101))).toBe('fields')
})
