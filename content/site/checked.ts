/** The tax year and the check date as shown beside figures. claims.test.ts compares them with tax-and-rates.ts. */
export const taxYear = '2026/27'
export const checkedOn = 'checked November 2026'
export const checked = `${taxYear}, ${checkedOn}`
