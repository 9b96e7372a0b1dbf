/** Money is counted in whole pence. */
export type Pence = number

/** £6,250, or £1,169.18 where there are pence. */
export function formatMoney(pence: Pence): string {
  return pence % 100 === 0 ? formatPounds(pence) : formatPence(pence)
}

/** £1,169, to the nearest pound. */
export function formatPounds(pence: Pence): string {
  return withSign(pence, groupDigits(Math.round(Math.abs(pence) / 100)))
}

/** What `formatPounds` shows, to count with. */
export function roundToPounds(pence: Pence): Pence {
  return Math.round(pence / 100) * 100
}

/** £1,169.18, always with pence. */
export function formatPence(pence: Pence): string {
  const size = Math.abs(pence)
  return withSign(pence, `${groupDigits(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`)
}

/** £200k or £1.5m, for labels where there is little room. */
export function formatShortPounds(pence: Pence): string {
  const pounds = pence / 100
  if (pounds >= 1_000_000) return `£${oneDecimal(pounds / 1_000_000)}m`
  if (pounds >= 1_000) return `£${oneDecimal(pounds / 1_000)}k`
  return `£${oneDecimal(pounds)}`
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** By hand: the first Intl.NumberFormat of a page takes a slow phone 100 ms, and pages show amounts at once. */
function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
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
