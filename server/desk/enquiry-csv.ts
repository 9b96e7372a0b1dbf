import { fieldLabels, fieldTexts } from '#server/enquiries/enquiry-fields.ts'
import { stateOf } from './enquiry-text.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

export const csvHeadings = ['Reference', 'Received (UTC)', 'Kind', 'State', ...fieldLabels]

export function csvRow(enquiry: DeskEnquiry): string[] {
  return [enquiry.reference, enquiry.createdUtc, enquiry.kind, stateOf(enquiry), ...fieldTexts(enquiry)]
}
