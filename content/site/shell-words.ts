import { brand } from './brand.ts'
import { entry } from './entry.ts'
import { addressInOneLine, firm } from './firm.ts'
import { sampleMark } from './sample.ts'

const sample = sampleMark(firm.registration)

const registeredOffice = (address: string) => `Registered office: ${address}.`

/** The statements about the firm that GEN 4, SI 2015/17 and SI 2002/2013 require. */
export const regulatory = entry('legal/regulatory', 'Regulatory sentences', {
  status: firm.statusSentence,
  register: `Our firm reference number on the Financial Services Register is ${firm.referenceNumber}${sample}.`,
  company: `${firm.legalName.value} is registered in ${firm.registeredIn}, company number ${firm.companyNumber}${sample}.`,
  office: registeredOffice(firm.address.lines.join(', ')),
  audience: 'The information on this website is targeted at consumers based in the UK.',
  copyright: `© ${firm.copyrightYear} ${firm.legalName.value}`,
} as const)

export const shellWords = entry('words/shell', 'Header, menus and footer', {
  skipLink: 'Skip to the main content',
  header: {
    logo: `${brand.name}, home page`,
    navigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    logIn: 'Log In',
  },
  footer: {
    /** Opens the columns on phones. */
    fold: 'Pages and contact',
    address: 'Address',
    social: 'Follow us',
    registerLink: `Check our entry on the Financial Services Register${sample}`,
    regulatoryLabel: 'Regulatory information',
    regulatoryStatement: [
      regulatory.status,
      regulatory.register,
      regulatory.company,
      registeredOffice(addressInOneLine),
      regulatory.audience,
      regulatory.copyright,
    ],
  },
  /** The bar of phones. */
  callBar: { label: 'Contact', call: 'Call us', book: 'Book a call', join: 'Join us' },
  /** The search field below FAQs. */
  find: { label: 'Find an answer', button: 'Find' },
} as const)
