import { entry } from './entry.ts'

/** Complaints that the firm received and decided in a year, for the public. From the return that the desk makes. */
export const complaintFigures = entry(
  'firm/complaint-figures',
  {
    title: 'Complaints in figures',
    check: (value) => {
      const { received, upheld, partlyUpheld, notUpheld, open } = value as typeof complaintFigures
      const problems: Record<string, string> =
        received === upheld + partlyUpheld + notUpheld + open
          ? {}
          : { received: 'It is not the sum of those upheld, upheld in part, not upheld and still open.' }
      return problems
    },
  },
  {
    sample: true,
    since: '2025-07-01',
    until: '2026-06-30',
    received: 23,
    upheld: 6,
    partlyUpheld: 4,
    notUpheld: 12,
    open: 1,
    /** Of those that were decided. */
    withinEightWeeks: 21,
    ombudsman: 3,
    ombudsmanForClient: 1,
  },
)
