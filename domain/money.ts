/** Money is counted in whole pence. */
export type Pence = number

const POUNDS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const POUNDS_AND_PENCE = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** £6,250, or £1,169.18 where there are pence. */
export function formatMoney(pence: Pence): string {
  return pence % 100 === 0 ? formatPounds(pence) : formatPence(pence)
}

/** £1,169, to the nearest pound. */
export function formatPounds(pence: Pence): string {
  return withSign(pence, POUNDS.format(Math.round(Math.abs(pence) / 100)))
}

/** £1,169.18, always with pence. */
export function formatPence(pence: Pence): string {
  return withSign(pence, POUNDS_AND_PENCE.format(Math.abs(pence) / 100))
}

function withSign(pence: Pence, digits: string): string {
  return `${pence < 0 ? '−' : ''}£${digits}`
}

/** Rounded down to three significant figures, as projections must be shown (COBS 13 Annex 2, 1.1R). */
export function roundDownToThreeFigures(pence: Pence): Pence {
  const pounds = Math.floor(pence / 100)
  const unit = 10 ** Math.max(0, String(pounds).length - 3)
  return Math.floor(pounds / unit) * unit * 100
}

/** `part` of `whole` in tenths of a percent, to the nearest. */
export function permille(part: Pence, whole: Pence): number {
  return Math.round((part * 1000) / whole)
}

/** 889 is 88.9%, 900 is 90%. */
export function formatPermille(value: number): string {
  return `${value / 10}%`
}
