/** The digits by which a number is the same however it is written: 01632 960001, +44 (0)1632 960 001. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  return digits.replace(/^(?:\+|00)44/, '0').replace(/\D/g, '')
}

/** Enough digits to be somebody's number, and nothing that is not part of one. */
export function isPhoneNumber(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && phoneDigits(text).length >= 6
}
