import { londonMoment, stateOf } from '#domain/enquiry-text.ts'
import { fieldLabels, fieldTexts } from '#server/enquiries/enquiry-fields.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

export const csvHeadings = [
  'Reference',
  'Received',
  'Kind',
  'State',
  'Outcome',
  'Answered',
  'Answered by',
  'Attempts',
  'Assigned to',
  'Became a client',
  ...fieldLabels,
]

/** Times are those of London clocks. */
export function csvRow(enquiry: DeskEnquiry, assignee: string, answerer: string): string[] {
  const { reference, createdUtc, kind, outcome, answeredUtc, tries } = enquiry
  return [
    reference,
    londonMoment(createdUtc),
    kind,
    stateOf(enquiry),
    outcome ?? '',
    answeredUtc === null ? '' : londonMoment(answeredUtc),
    answeredUtc === null ? '' : answerer,
    String(tries),
    assignee,
    enquiry.ledToAdvice === 1 ? 'yes' : '',
    ...fieldTexts(enquiry),
  ]
}
