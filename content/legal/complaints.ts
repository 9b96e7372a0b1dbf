import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'

/** The complaints procedure of the contact page (DISP 1), with the separate route for data protection. */
export const complaints = entry('legal/complaints', 'Complaints', {
  id: 'complaints',
  heading: 'Complaints procedure',
  lead: [
    'If something has gone wrong, we want to know and put it right. You can complain about our advice, our service or one of our advisers, in whatever way is easiest for you. It costs nothing.',
    'Tell us what happened, when, and what you would like us to do. Someone you trust can complain for you. If you need large print, more time or any other help, say so and we will arrange it.',
  ],
  waysHeading: 'How to complain',
  ways: {
    post: {
      label: 'By post',
      lines: ['Complaints', firm.legalName.value, ...firm.address.lines],
    },
    online: { label: 'Online', to: pages.complain.path, text: 'Use our complaints form' },
    phone: { label: 'By phone', ...firm.phone, note: firm.hours },
    email: { label: 'By email', ...firm.complaintsEmail },
  },
  stepsHeading: 'What happens, and when',
  steps: [
    {
      title: 'You tell us',
      text: 'Write, call or email. You can also tell your adviser, who must pass your complaint on.',
      time: 'As soon as you can',
    },
    {
      title: 'If it can be settled quickly',
      text: 'If you accept our answer by the end of the third working day after we receive your complaint, we send you a short written summary. The rules call it a summary resolution communication. It confirms that we consider the complaint settled, and that you may still be able to go to the ombudsman if you change your mind.',
      time: 'Within three working days',
    },
    {
      title: 'We acknowledge it',
      text: 'We write to say that we have your complaint, who is dealing with it and how to reach that person. They will not have been involved in what you are complaining about.',
      time: 'Promptly, and within five working days at the latest',
    },
    {
      title: 'We investigate',
      text: 'If the complaint has not been settled, we look at all the evidence, fairly and with an open mind, and ask you for anything we are missing. We keep you informed. If another firm may be responsible for some or all of it, we pass that part on promptly and write to tell you why, and how to reach them.',
      time: 'Until we can answer you in full',
    },
    {
      title: 'We send our final response',
      text: 'By the end of eight weeks after receiving your complaint we write with our final response: what we found, whether we accept the complaint and what we offer to put it right. If we cannot answer fully by then, we write to say why, when we expect to, and that you may now go to the Financial Ombudsman Service.',
      time: 'Within eight weeks',
    },
    {
      title: 'You may go to the ombudsman',
      text: 'If you are not satisfied with our final response, or eight weeks have passed without one, you may be able to refer your complaint to the Financial Ombudsman Service. You have six months from the date of our final response.',
      time: 'Within six months of our final response',
    },
  ],
  ombudsman: {
    heading: 'The Financial Ombudsman Service',
    name: 'Financial Ombudsman Service',
    text: [
      'The ombudsman is independent, and free for you to use. It can look at complaints from consumers, and from most small businesses, charities and trusts, once you have given us the chance to answer.',
      'If you refer your complaint later than six months after our final response, the ombudsman may not be able to look at it. Other time limits can apply, depending on when the events took place and when you became aware of the problem. The ombudsman decides, and can tell you more. Going to the ombudsman does not take away your right to go to court.',
    ],
    url: 'https://www.financial-ombudsman.org.uk',
    urlText: 'www.financial-ombudsman.org.uk',
    phone: { display: '0800 023 4567', href: 'tel:+448000234567' },
    email: {
      display: 'complaint.info@financial-ombudsman.org.uk',
      href: 'mailto:complaint.info@financial-ombudsman.org.uk',
    },
    address: ['Financial Ombudsman Service', 'Exchange Tower', 'London', 'E14 9SR'],
  },
  dataProtection: {
    heading: 'Complaints about your data',
    text: `If you are unhappy with how ${brand.name} uses your personal data, email ${firm.privacyEmail.display}, write to “Data protection” at the address above, call us, or use the form on this page. We acknowledge a data-protection complaint within 30 days of receiving it, look into it and tell you the outcome without undue delay. You may also complain to the Information Commissioner’s Office.`,
    email: firm.privacyEmail,
    linkText: 'How we handle data-protection complaints',
    /** The section of the privacy notice on this; a test checks that it exists. */
    to: { pathname: pages.privacyPolicy.path, hash: '#data-protection-complaints' },
  },
} as const)
