/** Normalises a number to its digits: 01632 960001 and +44 (0)1632 960 001 are the same. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  return digits.replace(/^(?:\+|00)44/, '0').replace(/\D/g, '')
}

/** Enough digits, and no other characters than numbers are written with. */
export function isPhoneNumber(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text) && phoneDigits(text).length >= 6
}
