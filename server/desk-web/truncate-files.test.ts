import { expect, test } from 'vitest'
import { truncateFiles } from './truncate-files.ts'

/** The form as it is read after it has come in chunks of this size. */
async function received(form: FormData, maxBytes: number, chunkSize: number): Promise<[string, string][]> {
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += chunkSize)
        controller.enqueue(bytes.subarray(at, at + chunkSize))
      controller.close()
    },
  })
  const body = chunks.pipeThrough(truncateFiles(/boundary=(.+)/.exec(type)?.[1] ?? '', maxBytes))
  const read = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  return await Promise.all(
    [...read].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name}: ${await value.text()}`,
    ]),
  )
}

test.each([1, 7, 61, 10_000])('of a form that comes %i bytes at a time only files are cut', async (size) => {
  const form = new FormData()
  form.append('before', 'line\r\n--line\r\n\r\nline')
  form.append('large', new File(['0123456789\r\n\r\n--'], 'a "large" one.png'))
  form.append('between', '')
  form.append('small', new File(['12345'], 'small.png'))
  form.append('none', new File([], 'none.png'))
  form.append('after', 'ä'.repeat(50))
  expect(await received(form, 5, size)).toEqual([
    ['before', 'line\r\n--line\r\n\r\nline'],
    ['large', 'a "large" one.png: 01234'],
    ['between', ''],
    ['small', 'small.png: 12345'],
    ['none', 'none.png: '],
    ['after', 'ä'.repeat(50)],
  ])
})

test('headers that do not end are passed on, and not collected', async () => {
  const { readable, writable } = truncateFiles('x', 5)
  const writer = writable.getWriter()
  const written = writer.write(Buffer.from(`--x\r\nfilename=${'a'.repeat(20_000)}`)).catch(() => undefined)
  const reader = readable.getReader()
  expect((await reader.read()).value?.length).toBeGreaterThan(20_000)
  await reader.cancel()
  await written
})
