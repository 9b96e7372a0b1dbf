import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { claims } from './claims.ts'

describe('Figures that can age', () => {
  const content = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^site\/(claims|figures|tax-and-rates)\.ts$/.test(name),
  )
  /** Figures that cannot be mistaken for another number. */
  const telling = Object.entries(claims).filter(([, { figure }]) => !/^\d{1,2}$|^[24]0%$|^£100$/.test(figure))

  test.each(telling)('%s is written once, in the register', (_, { figure }) => {
    const elsewhere = sources.filter((name) => readFileSync(join(content, name), 'utf8').includes(figure))
    // The specified success message contains the figure literally.
    expect(
      elsewhere.filter((name) => !(name === 'site/wording.ts' && figure === '48 working hours')),
    ).toEqual([])
  })
})
