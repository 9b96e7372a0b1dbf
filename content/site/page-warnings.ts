import { serviceTexts } from '#content/pages/services.ts'
import { pages } from './pages.ts'
import { type ServiceName, serviceNames } from './services.ts'

/** What each kind of business requires to be said, however it is put. */
export const secured = /loan secured on your home/
export const fallAndRise = /can fall as well as rise, and you may get back less than you invest/
const repossessed = /Your home may be repossessed if you do not keep up repayments on your mortgage\./
/** A lifetime mortgage has usually no repayments to keep up. */
const repossessedOnBreach =
  /grows as interest is added\. [^.]*\. If you miss any that are due, or break other terms, your home may be repossessed\. Think carefully before securing other debts against your home\./
const lessInheritance =
  /Equity release reduces the inheritance you leave and can affect your right to means-tested benefits/

/** It names a rate, so what the loan costs in all stands in the open as well (docs/decisions/0079). */
const representativeExample = /Representative example[^|]*% APRC/

const ofServices: Record<ServiceName, RegExp[]> = {
  mortgagePlanning: [secured, repossessed, representativeExample],
  investmentPlanning: [fallAndRise],
  equityRelease: [secured, repossessedOnBreach],
  retirementPlanning: [fallAndRise],
  corporatePlanning: [],
  insuranceProtection: [/no cash-in value/],
}

/** What pages must say where it is seen without any interaction. */
export const pageWarnings: [path: string, warnings: (string | RegExp)[]][] = [
  [pages.ourServices.path, [secured, repossessed, fallAndRise, lessInheritance]],
  [pages.ourFees.path, [secured, repossessed, repossessedOnBreach, fallAndRise, lessInheritance]],
  [pages.landing.path, [repossessed, fallAndRise]],
  [pages.customerHome.path, [repossessed, fallAndRise, lessInheritance]],
  [pages.aboutUs.path, [repossessed, fallAndRise, lessInheritance]],
  [pages.redundancy.path, [fallAndRise]],
  [pages.inheritance.path, [fallAndRise]],
  [pages.illness.path, [fallAndRise]],
  ...serviceNames.map((name): [string, (string | RegExp)[]] => [
    pages[name].path,
    [...ofServices[name], ...serviceTexts[name].page.warnings],
  ]),
]
