import { entry } from './entry.ts'

/** A category is offered for complaints that were received from one day to another; '' where it has no end yet. */
export interface ComplaintCategory {
  label: string
  from: string
  until: string
}

/**
 * How complaints are grouped in what the firm reports. The consolidated complaints return has its first period from
 * 1 January 2027. Both lists are samples: compare them, and what counts as upheld, with the instrument and its annexes
 * as they stand, then delete `sample`.
 */
export const complaintCategories = entry('firm/complaint-categories', 'Categories of complaints', {
  sample: true,
  products: [
    { label: 'Home finance', from: '2016-06-30', until: '' },
    { label: 'General insurance and pure protection', from: '2016-06-30', until: '' },
    { label: 'Decumulation and pensions', from: '2016-06-30', until: '2026-12-31' },
    { label: 'Pensions and retirement income', from: '2027-01-01', until: '' },
    { label: 'Investments', from: '2016-06-30', until: '' },
    { label: 'None of these', from: '2016-06-30', until: '' },
  ],
  causes: [
    { label: 'Advising, selling and arranging', from: '2016-06-30', until: '' },
    { label: 'Information, charges or performance', from: '2016-06-30', until: '' },
    { label: 'Administration and service', from: '2016-06-30', until: '' },
    { label: 'How somebody in difficulty was treated', from: '2027-01-01', until: '' },
    { label: 'Something else', from: '2016-06-30', until: '' },
  ],
})

/** Those for a complaint that was received on this day. */
export function categoriesOn(list: readonly ComplaintCategory[], received: string): string[] {
  return list
    .filter(({ from, until }) => from <= received && (until === '' || received <= until))
    .map(({ label }) => label)
}

/**
 * What would help somebody, as the office notes it. Never why: a list leaves no room for a diagnosis.
 */
export const supportNeeds = entry('firm/support-needs', { title: 'What would help somebody' }, [
  'Large print',
  'Letters in place of calls',
  'Calls in place of letters',
  'More time on a call',
  'A summary in writing afterwards',
  'Somebody with them on the call',
  'Speak to somebody else for them',
  'Text relay or an interpreter',
  'Not at certain times of the day',
])
