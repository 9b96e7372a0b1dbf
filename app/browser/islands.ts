import type { ComponentType } from 'react'
import type { IslandName } from '#app/delivery/island.tsx'
import { fetchJson } from './fetch-json.ts'
import { whenVisible } from './when-visible.ts'

/** The code of an island, by its name in the document (app/delivery/island.tsx). */
const islands = {
  'contact-form': async () => (await import('#app/forms/contact/contact-form.tsx')).ContactForm,
  'call-form': async () => (await import('#app/forms/call/call-form.tsx')).CallForm,
  'brochure-form': async () => (await import('#app/forms/brochure/brochure-form.tsx')).BrochureForm,
  'complaint-form': async () => (await import('#app/forms/complaint/complaint-form.tsx')).ComplaintForm,
  'name-and-email-form': async () =>
    (await import('#app/forms/submission/name-and-email-form.tsx')).NameAndEmailForm,
  'move-form': async () => (await import('#app/forms/own-call/move-form.tsx')).MoveForm,
  'keep-link': async () => (await import('#app/forms/own-call/keep-link.tsx')).KeepLink,
  'found-answers': async () => (await import('#app/blocks/find-an-answer/answer-finder.tsx')).AnswerFinder,
  mortgageRepayments: async () =>
    (await import('#app/calculators/mortgage-repayments-calculator.tsx')).MortgageRepaymentsCalculator,
  borrowing: async () => (await import('#app/calculators/borrowing-calculator.tsx')).BorrowingCalculator,
  stampDuty: async () => (await import('#app/calculators/stamp-duty-calculator.tsx')).StampDutyCalculator,
  savings: async () => (await import('#app/calculators/savings-calculator.tsx')).SavingsCalculator,
  pension: async () => (await import('#app/calculators/pension-calculator.tsx')).PensionCalculator,
  equityReleaseDebt: async () =>
    (await import('#app/calculators/equity-release-calculator.tsx')).EquityReleaseCalculator,
  pensionWithdrawal: async () =>
    (await import('#app/calculators/pension-withdrawal-calculator.tsx')).PensionWithdrawalCalculator,
  inheritanceTax: async () =>
    (await import('#app/calculators/inheritance-tax-calculator.tsx')).InheritanceTaxCalculator,
  adviceFee: async () => (await import('#app/calculators/advice-fee-calculator.tsx')).AdviceFeeCalculator,
  // biome-ignore lint/suspicious/noExplicitAny: each has its own props, which come from the document
} satisfies Record<IslandName, () => Promise<ComponentType<any>>>

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Hydrates each island when it is needed. Until then, and where its code cannot be fetched, it is plain HTML. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, intent } = element.dataset
    const start = () => hydrate(element)
    // The element itself has no box (`display: contents`).
    if (when === 'visible') whenVisible(element.firstElementChild ?? element, start)
    else {
      const target = intent ? document.querySelector(intent) : element
      for (const type of intents) target?.addEventListener(type, start, { passive: true })
      // Where somebody was faster than this script.
      if (target?.contains(document.activeElement)) start()
    }
  }
}

const started = new WeakSet<HTMLElement>()

async function hydrate(element: HTMLElement): Promise<void> {
  if (started.has(element)) return
  started.add(element)
  const { island, props, fetched } = element.dataset
  try {
    const [{ hydrateIsland }, Component, more] = await Promise.all([
      import('./react.tsx'),
      islands[island as IslandName](),
      fetched && fetchJson(fetched),
    ])
    await hydrateIsland(element, Component as ComponentType<object>, {
      ...more,
      ...JSON.parse(props ?? '{}'),
    })
  } catch {
    // The next touch of it tries again.
    started.delete(element)
  }
}
