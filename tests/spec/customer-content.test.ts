import { describe, expect, test } from 'vitest'
import { aboutUs } from '#content/pages/about-us.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { keyAttributes } from '#content/pages/key-attributes.ts'
import { landing } from '#content/pages/landing.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { otherServices } from '#content/pages/service-cards.ts'
import { services } from '#content/pages/services.ts'
import { team } from '#content/pages/team.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { adviserValues } from '#content/pages/values.ts'
import { claims } from '#content/site/claims.ts'
import type { Service } from '#content/site/types.ts'

const everything = {
  // Links to questions of other pages repeat them on purpose.
  services: services.map((service) => ({ ...service, related: [] })),
  landing,
  keyAttributes,
  adviserValues,
  customerHome,
  ourServices,
  aboutUs,
  clientTestimonials,
}

describe('services', () => {
  test('are in the order of the navigation, each with its number of questions', () => {
    expect(services.map((service) => [service.title, service.faq.length])).toEqual([
      ['Mortgage Planning', 9],
      ['Investment Planning', 7],
      ['Equity Release', 5],
      ['Retirement Planning', 8],
      ['Corporate Planning', 1],
      ['Insurance/Protection', 5],
    ])
  })

  test('each link to the others', () => {
    for (const { id } of services) {
      const others = services.filter((one) => one.id !== id)
      expect(otherServices(id).map((one) => one.id)).toEqual(others.map((one) => one.id))
    }
  })

  test('have headings of their own', () => {
    const headings = [...services, customerHome.hero, ourServices.hero, aboutUs.hero].map(
      (page) => page.heading,
    )
    expect(new Set(headings).size).toBe(headings.length)
  })
})

describe('the other customer pages', () => {
  test('guide through the life stages', () => {
    expect(ourServices.lifeStages.map((stage) => stage.title)).toEqual([
      'Starting Your Career',
      'Evolving Financial Priorities',
      'Next Financial Steps',
    ])
  })
})

describe('warnings', () => {
  const secured = /loan secured on your home/
  const repossessed = /Your home may be repossessed if you do not keep up repayments on your mortgage\./
  const fallAndRise = /can fall as well as rise, and you may get back less than you invest/

  test('say on the mortgage and equity release pages that the loan is secured on the home', () => {
    expect(warningsOf('mortgage-planning')).toMatch(secured)
    expect(warningsOf('mortgage-planning')).toMatch(repossessed)
    expect(warningsOf('equity-release')).toMatch(secured)
    expect(warningsOf('equity-release')).toMatch(/your home may be repossessed/)
    expect(warningsOf('equity-release')).toMatch(/inheritance/)
    expect(warningsOf('equity-release')).toMatch(/means-tested benefits/)
  })

  test('say on the investment and retirement pages that values can fall', () => {
    for (const id of ['investment-planning', 'retirement-planning']) {
      expect(warningsOf(id)).toMatch(fallAndRise)
    }
  })

  test('say both on Our Services', () => {
    const warnings = ourServices.warnings.join(' ')
    expect(warnings).toMatch(secured)
    expect(warnings).toMatch(repossessed)
    expect(warnings).toMatch(fallAndRise)
  })

  test('are with every statement on tax', () => {
    const isStatement = (text: string) => text.includes(' ') && !text.endsWith('?')
    const taxed = texts(everything).filter((text) => isStatement(text) && /\btax/i.test(text))
    expect(taxed.length).toBeGreaterThan(5)
    for (const text of taxed) {
      expect(text).toMatch(/tax treatment depends on your individual circumstances and may change/i)
    }
  })
})

describe('the words', () => {
  test('use curly apostrophes and quotation marks', () => {
    for (const text of texts(everything)) expect(text).not.toMatch(/['"]/)
  })

  test('give each figure on the page a visitor would look for it', () => {
    const mortgage = texts(service('mortgage-planning')).join(' ')
    for (const name of [
      'lenders',
      'depositTypical',
      'depositLowest',
      'mortgageTermShortest',
      'mortgageTermLongest',
    ] as const) {
      expect(mortgage, name).toContain(claims[name].figure)
    }
    const retirement = texts(service('retirement-planning')).join(' ')
    for (const name of [
      'statePensionAge',
      'statePensionAgeNext',
      'statePensionAgeLast',
      'pensionAccessAge',
      'pensionAccessAgeNext',
      'pensionAccessChange',
      'basicRelief',
      'higherRelief',
      'reliefPayment',
      'reliefResult',
    ] as const) {
      expect(retirement, name).toContain(claims[name].figure)
    }
    const about = texts(aboutUs).join(' ')
    for (const name of ['founded', 'rebranded', 'advisers', 'staffRatio'] as const) {
      expect(about, name).toContain(claims[name].figure)
    }
    const equityRelease = texts(service('equity-release')).join(' ')
    expect(equityRelease).toContain(`${claims.equityReleaseAge.figure} and over`)
    expect(equityRelease).toContain('no negative equity guarantee')
  })

  test('repeat no paragraph between pages, warnings and names apart', () => {
    const warnings = new Set<string>(
      [...services, ourServices, aboutUs, landing, customerHome].flatMap((one) => one.warnings),
    )
    const paragraphs = texts(everything)
      .filter((text) => !warnings.has(text))
      .flatMap((text) => text.split('\n\n'))
      .filter((text) => words(text) > 7)
    expect(repeated(paragraphs)).toEqual([])
  })
})

describe('client testimonials', () => {
  test('are marked as samples, so that none goes live unnoticed', () => {
    for (const testimonial of clientTestimonials) {
      expect(testimonial.sample).toBe(true)
      expect(testimonial.permission).toBeNull()
      expect(testimonial.source).toBe('Sample text for layout')
      expect(testimonial.date).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
    }
    expect(repeated(clientTestimonials.map((testimonial) => testimonial.name))).toEqual([])
  })
})

function service(id: string): Service {
  const found = services.find((one) => one.id === id)
  if (!found) throw new Error(`No service ${id}`)
  return found
}

function warningsOf(id: string): string {
  return service(id).warnings.join(' ')
}

function words(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function repeated(items: string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

/** Every string inside a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

// Of invented people a shared name would look like a mistake; real clients have the names they have.
test('Clients who are quoted share no first name with the staff', () => {
  const firstNames = (name: string) => name.match(/\p{Lu}\p{Ll}+/gu) ?? []
  const staff = team.map(({ name }) => firstNames(name)[0])
  expect(
    clientTestimonials.filter(({ name }) => firstNames(name).some((first) => staff.includes(first))),
  ).toEqual([])
})
