// The words and facts of the forms that are hydrated. In a browser's script app/browser/words.ts takes the place of
// this module and has them from /words.json, so they are known only once an island is rendered: read them inside
// functions.
import { ownCallCopy as ownCall } from '#content/forms/own-call-copy.ts'
import { firm as theFirm } from '#content/site/firm.ts'
import { pages as allPages } from '#content/site/pages.ts'
import { wording as specified } from '#content/site/wording.ts'

export { brochureForm } from '#content/forms/brochure-form.ts'
export { asideCopy, callCopy, pickerCopy } from '#content/forms/call-copy.ts'
export { complaintForm } from '#content/forms/complaint-form.ts'
export { contactForm } from '#content/forms/contact-form.ts'
export { eventDatesForm } from '#content/forms/event-dates-form.ts'
export { formCopy } from '#content/forms/form-copy.ts'
export { keepLinkCopy } from '#content/forms/keep-link-copy.ts'
export { nextSteps } from '#content/forms/next-steps.ts'
export { callSchedule } from '#content/site/call-schedule.ts'
export { costQuestion } from '#content/site/cost-question.ts'

export const firm = { phone: theFirm.phone }

export const ownCallCopy = { change: ownCall.change, actions: ownCall.actions }

const { dialogTitle, errors, outcomes, services, slotPicker } = specified
export const wording = { dialogTitle, errors, outcomes, services, slotPicker }

const {
  complain,
  contactUs,
  ourFees,
  privacyPolicy,
  requestACallback,
  requestEventDates,
  requestOurBrochure,
} = allPages
export const pages = {
  complain,
  contactUs,
  ourFees,
  privacyPolicy,
  requestACallback,
  requestEventDates,
  requestOurBrochure,
}
