import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { wording } from '#content/site/wording.ts'

export const contactForm = entry('forms/contact', 'Contact form', {
  heading: 'Contact Us',
  /** Opens the form on phones. */
  fold: 'Write to us',
  adviser: 'Would you like to choose who rings you? Find an adviser',
  privacy: {
    customer: `${brand.name} uses the details you give here to answer you and, if you wish, to arrange advice. They go to our own office and to the adviser who contacts you. We do not sell them or add you to a mailing list. If you take no advice, we keep your enquiry for ${facts.retentionYears}, in case of a claim, and delete it by ${facts.retentionEnd}. You may ask us to delete it sooner. Please leave out health and bank details. Our privacy policy explains your rights under the UK GDPR, the UK’s data protection law.`,
    adviser: `${brand.name} uses the details you give here to answer your questions about the network. They go to our own office. We do not tell your present firm, sell your details or add you to a mailing list. If nothing comes of it, we keep your enquiry for ${facts.retentionYears}, in case of a claim, and delete it by ${facts.retentionEnd}. You may ask us to delete it sooner. Our privacy policy explains your rights under the UK GDPR, the UK’s data protection law.`,
    linkText: 'Read the privacy policy',
  },
  checkbox: { before: 'I have read and accept the', linkText: 'privacy policy' },
  replyTime: {
    customer: `A financial adviser will contact you within ${facts.replyContact} (two working days).`,
    adviser: `We will contact you within ${facts.replyContact} (two working days).`,
  },
} as const)

export const contactCards = entry('forms/contact-cards', 'Ways to reach us', {
  call: {
    title: 'Call Us',
    text: `Speak to our Basingstoke office, ${firm.hours}.`,
    action: firm.phone.display,
    href: firm.phone.href,
  },
  email: {
    title: 'Email Us',
    text: `Write whenever it suits you. We reply within ${facts.replyContact}.`,
    action: firm.email.display,
    href: firm.email.href,
  },
  callback: {
    title: wording.dialogTitle.callback,
    text: 'Choose a weekday and a time that suit you, and an adviser calls you then.',
    action: 'Choose a time',
  },
} as const)
