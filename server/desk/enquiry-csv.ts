import { stateOf } from './record-view.ts'
import type { DeskRecord } from './records.ts'

export const csvHeadings = [
  'Reference',
  'Received (UTC)',
  'Kind',
  'Role',
  'State',
  'Name',
  'Phone',
  'E-mail',
  'Town',
  'Date',
  'Time',
  'Services',
  'Message',
  'Page',
  'Notice',
]

export function csvRow(record: DeskRecord): string[] {
  return [
    record.reference,
    record.createdUtc,
    record.kind,
    record.role ?? '',
    stateOf(record),
    record.name,
    record.phoneNumber,
    record.email,
    record.town,
    record.date ?? '',
    record.time ?? '',
    record.services.join('; '),
    record.message,
    record.originPage,
    record.noticeVersion,
  ]
}
