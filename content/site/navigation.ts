import { firm } from './firm.ts'
import { consultationPath, type PageName, type PagePath, pages } from './pages.ts'
import { serviceEntries } from './services.ts'
import type { IconName } from './types.ts'
import { wording } from './wording.ts'

/** One item of the menu. `state` says for whom the page is, and travels in the URL (`audiencePath`). */
export interface NavigationItem {
  label: string
  navigateTo: PagePath
  state?: { isAdviser: true }
}

export interface DropdownItem {
  icon: IconName
  name: string
  route: PagePath
}

const aboutUs = { label: 'About Us', navigateTo: pages.aboutUs.path }
const contactUs = { label: 'Contact Us', navigateTo: pages.contactUs.path }
const ourServices = { label: 'Our Services', navigateTo: pages.ourServices.path }
const joinUs = { label: 'Join Us', navigateTo: pages.joinUs.path }
const adviserAboutUs = { label: 'About Us', navigateTo: pages.adviserAboutUs.path }
const contactUsAsAdviser = { ...contactUs, state: { isAdviser: true } } as const
const home = (navigateTo: PagePath) => ({ label: 'Home', navigateTo })

/** The menu of each family of pages. The contact page has one per audience. */
export const navigation = {
  landing: [
    { label: 'Advisers', navigateTo: pages.adviserHome.path },
    { label: 'Customers', navigateTo: pages.customerHome.path },
    aboutUs,
    contactUs,
  ],
  customer: [home(pages.landing.path), ourServices, aboutUs, contactUs],
  adviser: [home(pages.landing.path), joinUs, adviserAboutUs, contactUsAsAdviser],
  contactCustomer: [home(pages.customerHome.path), ourServices, aboutUs, contactUs],
  contactAdviser: [home(pages.adviserHome.path), joinUs, adviserAboutUs, contactUsAsAdviser],
} satisfies Record<string, NavigationItem[]>

export type NavigationFamily = keyof typeof navigation

/** Submenus by the label of their item, on wide screens; on narrow ones below the menu. */
export const dropdowns: Record<string, DropdownItem[]> = {
  Advisers: [
    { icon: 'person', name: 'Personal Approach', route: pages.personalApproach.path },
    { icon: 'plan', name: 'Support', route: pages.support.path },
    { icon: 'steps', name: 'Technology', route: pages.technology.path },
  ],
  Customers: Object.values(serviceEntries).map(({ icon, title, path }) => ({
    icon,
    name: title,
    route: path,
  })),
}

/** A link of the footer: to a page, whose name is its label unless it has one; to a dialog; to the adviser portal. */
export type FooterLink = { for?: 'customer' } & (
  | { page: PageName; label?: string }
  | { dialog: 'callback' | 'consultation'; href: string; label: string }
  | { portal: true; label: string }
  | { href: `${'tel' | 'mailto'}:${string}`; label: string }
)

export const footerColumns: { heading: string; links: FooterLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { portal: true, label: 'Log In' },
      { page: 'adviserHome' },
      { page: 'customerHome' },
      { page: 'aboutUs' },
      { page: 'privacyPolicy' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { for: 'customer', dialog: 'consultation', href: consultationPath, label: 'Financial Advice' },
      { page: 'media', label: wording.tiles.news },
      { page: 'blog' },
      { for: 'customer', page: 'findAnAdviser' },
      { for: 'customer', page: 'workItOut' },
      { for: 'customer', page: 'somethingHasHappened' },
      { for: 'customer', page: 'whatChangesWhen' },
      { page: 'ourFees' },
      { page: 'accessibility' },
      { page: 'complain' },
    ],
  },
  {
    heading: 'Contact',
    links: [
      { href: firm.phone.href, label: firm.phone.display },
      {
        for: 'customer',
        dialog: 'callback',
        href: pages.requestACallback.path,
        label: wording.dialogTitle.callback,
      },
      { href: firm.email.href, label: firm.email.display },
    ],
  },
]
