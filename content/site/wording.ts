import { entry } from './entry.ts'
import { callbackServices } from './services.ts'

/**
 * The sentences and labels that the specification gives verbatim, spelling included. A test compares each byte for
 * byte.
 */
export const wording = entry('words/wording', 'Buttons and recurring words', {
  landing: {
    question: 'Are you a Customer or a Financial Adviser?',
    adviserCard: "I'm an Adviser",
    customerCard: "I'm a Customer",
  },
  dialogTitle: {
    callback: 'Request a Callback',
    /** Spelled as the firm gave it. Links and tiles elsewhere say 'Consultation'. */
    consultation: 'Free Initial Consultaion',
  },
  tiles: {
    news: 'News',
    consultation: 'Free Initial Consultation',
    blog: 'Blog',
    hearFromAdvisers: 'Hear from our Advisers',
    events: 'Events',
  },
  faqHeading: { customer: 'FAQ', adviser: 'About the Network' },
  valuesHeading: 'Our Adviser Values',
  adviceQuestion: 'When do I need financial advice?',
  brochureButton: 'Request our Brochure',
  readMore: 'Read More',
  slotPicker: {
    chooseDate: 'Please select a date to view available time slots.',
    noneSuits:
      'If you can’t find a suitable time, please fill out the contact us with your available times and we will arrange a time that works for you.',
  },
  services: callbackServices,
  errors: {
    name: 'Name is required.',
    phone: 'Phone number is required.',
    phoneOrEmail: 'Phone number or email is required.',
    email: 'Email is required.',
    emailAddress: 'Email Address is required.',
    emailPattern: 'Please enter a valid email address.',
    message: 'Message is required.',
    pleaseAccept: 'Please accept the privacy policy.',
    mustAccept: 'You must accept the privacy policy.',
    date: 'Preferred date is required.',
    time: 'Preferred time is required.',
    services: 'Please select at least one service.',
    weekend: 'Weekends are not allowed. Please select a weekday.',
  },
  outcomes: {
    contactFailed: 'An error occurred while submitting your details. Please try again.',
    contactSaved:
      'Thanks for submitting your details. One of our financial adviser will contact you within 48 working hours.',
    callbackSaved:
      'Thanks for submitting your details. One of our advisers will be in touch on {date} at {time}.',
    brochureSaved: 'The brochure will be sent shortly to {name} at {email}',
  },
} as const)
