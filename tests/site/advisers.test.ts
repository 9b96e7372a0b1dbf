import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adviserPath, advisers, formerAdvisers, servicesOf } from '#content/pages/advisers.ts'
import { serviceTexts } from '#content/pages/services.ts'
import { pages } from '#content/site/pages.ts'
import { elementsOf, textOf } from '../support/served-page.ts'
import { pageAt, request, sharedSite, textAt } from '../support/shared-site.ts'

const { path } = pages.findAnAdviser
const namesIn = async (address: string) =>
  elementsOf(await pageAt(address), 'h3').map((heading) => textOf(heading).replace(' (sample)', ''))
const headingsIn = async (address: string) => elementsOf(await pageAt(address), 'h2').map(textOf)

describe('Find an adviser', () => {
  test('lists everybody, in an order that is not the alphabet’s', async () => {
    const names = await namesIn(path)
    const all = advisers.map(({ name }) => name)
    expect(names.filter((name) => all.includes(name)).toSorted()).toEqual(all.toSorted())
  })

  test('answers by place, service and way without JavaScript, the nearest first', async () => {
    const asked = `${path}?near=RG21&service=RetirementPlanning&by=phone`
    const fitting = advisers.filter(({ advises, ways }) => advises.retirementPlanning && ways.phone)
    const names = (await namesIn(asked)).filter((name) => advisers.some((one) => one.name === name))
    expect(names.toSorted()).toEqual(fitting.map(({ name }) => name).toSorted())
    expect(names.slice(0, 2)).toEqual(['Eleanor Frost', 'Thomas Ashby'])
    expect(await headingsIn(asked)).toEqual(
      expect.arrayContaining(['Within 5 miles of RG21', 'Within 30 miles of RG21', 'Further away from RG21']),
    )
  })

  test('shows nobody far away to those who want to meet', async () => {
    expect(await namesIn(`${path}?near=Norwich&by=person`)).toContain('Isobel Trent')
    expect(await namesIn(`${path}?near=Norwich&by=person`)).not.toContain('Joel Hartnoll')
  })

  test('names towns to choose from where it does not know the place, and keeps what else was chosen', async () => {
    const found = elementsOf(await pageAt(`${path}?near=BT1&by=video`), 'a').map(
      ({ attributes }) => attributes.href,
    )
    expect(found).toContain(`${path}?near=Belfast&by=video`)
    expect((await request(`${path}?near=Nowhereville`)).status).toBe(200)
    expect(await textAt(`${path}?near=Nowhereville`)).toContain('We cannot find “Nowhereville”')
  })

  test('takes a full postcode out of the address, and never writes it to the log, the database or the page', async () => {
    const site = await sharedSite()
    for (const near of ['RG21 4AB', 'rg214ab', '12 High Street, RG21 4AB']) {
      const response = await request(`${path}?${new URLSearchParams({ near, by: 'phone' })}`, {
        redirect: 'manual',
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${path}?near=RG21&by=phone`)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).not.toMatch(/4AB/i)
    }
    const log = JSON.stringify(site.lines)
    expect(log).toContain(path)
    // Each of them begins with it. What follows it, 4AB, is in one of a hundred logs, in a request's id.
    expect(log).not.toMatch(/RG21/i)
    // Also what has not been moved from the write-ahead log yet.
    const stored = await Promise.all(
      ['site.db', 'site.db-wal'].map((name) => readFile(join(site.dataDir, name), 'latin1')),
    )
    expect(stored.join('')).toContain('journey_counts')
    expect(stored.join('')).not.toMatch(/RG21 ?4AB/i)
  })
})

describe('The page of an adviser', () => {
  test('takes what was chosen into the form of a call without JavaScript, and nothing else', async () => {
    const linkTo = async (address: string, start: string) =>
      elementsOf(await pageAt(address), 'a')
        .map(({ attributes }) => attributes.href ?? '')
        .find((href) => href.startsWith(start)) ?? ''
    const ticked = async (address: string) =>
      elementsOf(await pageAt(address), 'input').flatMap(({ attributes }) =>
        attributes.name === 'services' && 'checked' in attributes ? (attributes.value ?? '') : [],
      )
    const formFor = async (service: string) => {
      const profile = await linkTo(`${path}?service=${service}`, adviserPath('thomas-ashby'))
      return await linkTo(profile, pages.requestACallback.path)
    }
    expect(await ticked(await formFor('RetirementPlanning'))).toEqual(['Retirement Planning'])
    // Without a box of its own.
    expect(await formFor('EquityRelease')).toBe(pages.requestACallback.path)
    expect(await ticked(`${pages.requestACallback.path}?services=Lending&services=<b>`)).toEqual([])
    expect(await linkTo(path, adviserPath('thomas-ashby'))).toBe(adviserPath('thomas-ashby'))
  })

  test.each(advisers)('$name says who they are, and warns of what they advise on', async (adviser) => {
    const words = textOf(await pageAt(adviserPath(adviser.slug)))
    expect(words).toHaveText(`${adviser.name} (sample)`)
    for (const { name } of adviser.qualifications) expect(words).toHaveText(name)
    for (const name of servicesOf(adviser))
      for (const warning of serviceTexts[name].page.warnings) expect(words).toHaveText(warning)
  })

  test('has structured data without a number that is a sample', async () => {
    const html = await textAt(adviserPath('eleanor-frost'))
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)['@graph']).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Person', name: 'Eleanor Frost', worksFor: { '@type': 'FinancialService' } },
    ])
    expect(json).not.toContain('ABC01234')
  })

  test('answers 410 with the three nearest for somebody who has left, and 404 for nobody', async () => {
    const { slug = '', name = '' } = formerAdvisers[0] ?? {}
    expect((await request(adviserPath(slug))).status).toBe(410)
    expect(textOf(await pageAt(adviserPath(slug)))).toHaveText(`${name} no longer works with us`)
    expect((await headingsIn(adviserPath(slug))).slice(0, 3)).toEqual([
      'Eleanor Frost (sample)',
      'Thomas Ashby (sample)',
      'Amara Nwosu (sample)',
    ])
    expect((await request(adviserPath('nobody'))).status).toBe(404)
  })

  test('is in the sitemap and in the search', async () => {
    expect(await textAt('/sitemap.xml')).toContain(`${adviserPath('eleanor-frost')}</loc>`)
    expect(await textAt('/sitemap.xml')).not.toContain('rupert-vane')
    expect(await textAt(`${pages.findAnAnswer.path}?q=Eleanor+Frost`)).toContain(adviserPath('eleanor-frost'))
  })
})
