/** Stands where figures stand. A test compares it with the register's tax year and the month of its last check. */
export const taxYear = '2026/27'
export const checkedOn = 'checked November 2026'
export const checked = `${taxYear}, ${checkedOn}`
