import { brand } from './brand.ts'
import { firm } from './firm.ts'
import { wording } from './wording.ts'

/** What the law wants said about the firm, sentence by sentence (GEN 4, SI 2015/17, SI 2002/2013). */
export const regulatory = {
  status: firm.statusSentence,
  register: `Our firm reference number on the Financial Services Register is ${firm.referenceNumber}.`,
  company: `${firm.legalName.value} is registered in ${firm.registeredIn}, company number ${firm.companyNumber}.`,
  office: `Registered office: ${firm.address.lines.join(', ')}.`,
  audience: 'The information on this website is targeted at consumers based in the UK.',
  copyright: `© ${firm.copyrightYear} ${firm.legalName.value}`,
} as const

export const shellWords = {
  skipLink: 'Skip to the main content',
  header: {
    logo: `${brand.name}, home page`,
    navigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    close: 'Close',
    closeMenu: 'Close menu',
    logIn: 'Log In',
    logInHint: 'adviser portal, opens in a new tab',
    openSubmenu: (label: string) => `Show pages under ${label}`,
    currentPage: 'current page',
  },
  footer: {
    label: 'Footer',
    company: 'Company',
    resources: 'Resources',
    contact: 'Contact',
    address: 'Address',
    social: 'Follow us',
    logIn: 'Log In',
    advisers: 'Advisers',
    customers: 'Customers',
    aboutUs: 'About Us',
    privacyNotice: 'Privacy Notice',
    financialAdvice: 'Financial Advice',
    news: wording.tiles.news,
    blog: wording.tiles.blog,
    requestACallback: wording.dialogTitle.callback,
    registerLink: 'Check our entry on the Financial Services Register',
    accessibility: 'Accessibility',
    newTab: 'opens in a new tab',
    regulatoryLabel: 'Regulatory information',
    regulatoryStatement: [
      regulatory.status,
      regulatory.register,
      regulatory.company,
      regulatory.office,
      regulatory.audience,
      regulatory.copyright,
    ],
  },
  /** The field under every list of questions. */
  find: { label: 'Find an answer', button: 'Find' },
  notFound: {
    title: `Page not found | ${brand.name}`,
    heading: 'This path does not lead anywhere',
    text: [
      'The page may have moved, or the address may have a slip in it. Nothing is broken, and nothing you sent us is lost.',
      `Choose a way on below, or call ${firm.phone.display} and we will help you find what you need.`,
    ],
    customer: 'I am looking for advice',
    adviser: 'I am a financial adviser',
    home: 'Go to the first page',
    contact: 'Contact Us',
  },
  serverError: {
    title: `Something went wrong | ${brand.name}`,
    heading: 'Something went wrong on our side',
    text: [
      'The fault is ours, not yours. Please wait a moment and try again.',
      `If you were sending us a form and saw no confirmation, please send it again, or call ${firm.phone.display}, ${firm.hours.days}, ${firm.hours.display}. You can also write to ${firm.email.display}.`,
    ],
    retry: 'Try again',
    home: 'Go to the first page',
  },
  /** Refusals of a form that is otherwise in order. */
  refused: {
    tooMany: {
      heading: 'Too many messages at once',
      text: `Several forms have just come from your connection, so we have paused for a while. Please try again later, or call ${firm.phone.display}.`,
    },
    tooLarge: {
      heading: 'That was too long to send',
      text: `Please shorten your message and send it again, or call ${firm.phone.display}.`,
    },
    wrongOrigin: {
      heading: 'We could not accept that form',
      text: `It did not come from a page of this website. Please open our Contact Us page and send it from there, or call ${firm.phone.display}.`,
    },
  },
  noScript: {
    general: 'JavaScript is off in your browser. You can still read every page and send every form.',
    slots:
      'Choose any of the times listed. If one has just been taken, the page comes back and asks for another.',
    videos: 'Without JavaScript, each video opens on the video host’s own page.',
  },
} as const
