import { fieldLabels, fieldTexts } from '#server/enquiries/enquiry-fields.ts'
import { stateOf } from './record-view.ts'
import type { DeskRecord } from './records.ts'

export const csvHeadings = ['Reference', 'Received (UTC)', 'Kind', 'State', ...fieldLabels]

export function csvRow(record: DeskRecord): string[] {
  return [record.reference, record.createdUtc, record.kind, stateOf(record), ...fieldTexts(record)]
}
