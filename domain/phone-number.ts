/** Normalises a number to its digits: 01632 960001 and +44 (0)1632 960 001 are the same. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  return digits.replace(/^(?:\+|00)44/, '0').replace(/\D/g, '')
}

/** Enough digits, and no other characters than numbers are written with. */
export function isPhoneNumber(text: string): boolean {
  return /^[\d\s()+./\u2010-\u2015-]+$/.test(text) && phoneDigits(text).length >= 6
}

/** Whether it has as many digits as a whole number, with its area or country code: somebody is to ring it. */
export function isDiallable(text: string): boolean {
  const digits = phoneDigits(text)
  return isPhoneNumber(text) && digits.length >= 10 && digits.length <= 15 && !/^(\d)\1*$/.test(digits)
}
