import { fieldLabels, fieldTexts } from '#server/enquiries/enquiry-fields.ts'
import { londonMoment, stateOf } from './enquiry-text.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

export const csvHeadings = [
  'Reference',
  'Received',
  'Kind',
  'State',
  'Outcome',
  'Answered',
  'Attempts',
  'Assigned to',
  ...fieldLabels,
]

/** Times are those of London clocks. */
export function csvRow(enquiry: DeskEnquiry, assignee: string): string[] {
  const { reference, createdUtc, kind, outcome, answeredUtc, tries } = enquiry
  return [
    reference,
    londonMoment(createdUtc),
    kind,
    stateOf(enquiry),
    outcome ?? '',
    answeredUtc === null ? '' : londonMoment(answeredUtc),
    String(tries),
    assignee,
    ...fieldTexts(enquiry),
  ]
}
