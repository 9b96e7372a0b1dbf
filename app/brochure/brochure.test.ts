import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BrochureBlock, brochure } from '#content/mail/brochure.ts'
import { brand } from '#content/site/brand.ts'
import { claims } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { renderBrochure } from './render-brochure.ts'
import { sheet } from './theme.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const createdOn = new Date('2026-11-15T00:00:00Z')
let file: Buffer
let pdf: Pdf
let pages: string[]

beforeAll(async () => {
  file = await renderBrochure(createdOn)
  pdf = await getDocumentProxy(new Uint8Array(file))
  pages = (await extractText(pdf)).text.map(normalised)
})

/** On one line, because line breaks depend on the layout. */
function normalised(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function wordsOf(block: BrochureBlock): string[] {
  switch (block.kind) {
    case 'p':
    case 'subheading':
      return [block.text]
    case 'list':
    case 'smallprint':
      return block.items
    case 'figures':
      return block.items.flatMap(({ figure, text }) => [figure, text])
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text])
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'contact':
      return block.items.flatMap(({ label, value }) => [label, value])
  }
}

describe('the brochure', () => {
  test('has an A4 page for each page of its content', async () => {
    expect(pdf.numPages).toBe(brochure.pages.length)
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const [, , width, height] = (await pdf.getPage(number)).view
      expect(width).toBeCloseTo(sheet.width, 1)
      expect(height).toBeCloseTo(sheet.height, 1)
    }
  })

  test('has its title, author, subject and language in its metadata', async () => {
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Title: brochure.title, Author: brochure.author, Language: 'en-GB' })
    expect(info.Subject).toBe(brochure.pages[0]?.lead)
  })

  test.each(brochure.pages.map((page, index) => [page.id, page, index] as const))(
    'has every word of its page %s, heading first',
    (_, page, index) => {
      for (const text of [page.lead, ...page.blocks.flatMap(wordsOf)])
        expect(pages[index]).toContain(normalised(text))
      expect(pages[index]?.replace(`${brand.name} `, '').slice(0, page.heading.length)).toBe(page.heading)
    },
  )

  test('names the firm and its regulator in full, and quotes the register of claims', () => {
    const all = pages.join(' ')
    for (const sentence of [
      firm.statusSentence,
      regulatory.register,
      regulatory.company,
      regulatory.office,
    ]) {
      expect(all).toContain(sentence)
    }
    for (const { figure } of [
      claims.advisers,
      claims.staffRatio,
      claims.lenders,
      claims.founded,
      claims.rebranded,
    ]) {
      expect(all).toContain(figure)
    }
  })

  test('keeps every word inside the margins', async () => {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [left, baseline] = [item.transform[4], item.transform[5]]
        const place = `page ${number}: ${item.str}`
        expect(left, place).toBeGreaterThanOrEqual(sheet.side - 1)
        expect(left + item.width, place).toBeLessThanOrEqual(sheet.width - sheet.side + 1)
        expect(baseline, place).toBeGreaterThan(28)
        expect(baseline, place).toBeLessThan(sheet.height - 28)
      }
    }
  })

  test('has a bookmark per page, and phone and e-mail links', async () => {
    const outline = await pdf.getOutline()
    expect(outline?.map(({ title }) => title).slice(1)).toEqual(
      brochure.pages.slice(1).map(({ heading }) => heading),
    )
    const links = (await (await pdf.getPage(pdf.numPages)).getAnnotations()).map(
      ({ url, unsafeUrl }) => url ?? unsafeUrl,
    )
    expect(links).toEqual([firm.phone.href, firm.email.href])
  })
})
