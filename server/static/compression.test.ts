import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCompression } from './compression.ts'

const page = Buffer.from('<p>What would a mortgage cost us, and what else is there?</p>'.repeat(40))

test('from its second request on a response is compressed better, and only once', async () => {
  const compressed = createCompression()
  const prose = Buffer.from(Array.from({ length: 900 }, (_, i) => `${i * 7919} ${i % 13}, `).join(''))
  const first = await compressed('"a"', prose, 'br')
  const second = await compressed('"a"', prose, 'br')
  const third = await compressed('"a"', prose, 'br')
  expect(second.byteLength).toBeLessThan(first.byteLength)
  expect(third).toBe(second)
  for (const body of [first, second]) expect(brotliDecompressSync(body)).toEqual(prose)
})

test('a changed response is compressed again', async () => {
  const compressed = createCompression()
  const changed = Buffer.from(`${page}!`)
  for (let turn = 0; turn < 3; turn++) await compressed('"a"', page, 'gzip')
  for (let turn = 0; turn < 3; turn++)
    expect(gunzipSync(await compressed('"b"', changed, 'gzip'))).toEqual(changed)
})

test('the cache is limited', async () => {
  const compressed = createCompression()
  const first = [await compressed('"0"', page, 'br'), await compressed('"0"', page, 'br')]
  for (let i = 1; i <= 60; i++) for (const _ of [1, 2]) await compressed(`"${i}"`, page, 'br')
  const again = await compressed('"0"', page, 'br')
  expect(again).not.toBe(first[1])
  expect(brotliDecompressSync(again)).toEqual(page)
})
