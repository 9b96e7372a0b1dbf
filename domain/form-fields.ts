import * as v from 'valibot'
import { isEmailAddress } from './email-address.ts'
import type { ErrorCode } from './error-code.ts'
import { isDiallable } from './phone-number.ts'

/** Maximum lengths; longer input is rejected, never truncated. */
export const lengths = {
  name: 100,
  phoneNumber: 30,
  email: 254,
  town: 100,
  about: 100,
  message: 2000,
} as const

const sent = v.fallback(v.string(), '')

/** One line of text. A missing field counts as empty. */
export const line = v.pipe(sent, v.transform(oneLine))

const paragraph = v.pipe(sent, v.transform(plainText))

export const name = v.pipe(line, required('name'), atMost(lengths.name, 'nameLength'))
export const phoneNumber = v.pipe(line, atMost(lengths.phoneNumber, 'phoneLength'))
export const requiredPhoneNumber = v.pipe(line, required('phone'), atMost(lengths.phoneNumber, 'phoneLength'))
/** For a call that the firm makes. */
export const diallableNumber = v.pipe(
  requiredPhoneNumber,
  v.check<string, ErrorCode>((text) => text === '' || isDiallable(text), 'phonePattern'),
)
export const email = v.pipe(line, atMost(lengths.email, 'emailLength'))
export const checkedEmail = v.pipe(email, emailPattern())
export const town = v.pipe(line, atMost(lengths.town, 'townLength'))
export const message = v.pipe(paragraph, atMost(lengths.message, 'messageLength'))
export const requiredMessage = v.pipe(
  paragraph,
  required('message'),
  atMost(lengths.message, 'messageLength'),
)

/** A field that this form does not have; its value is dropped. */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => ''),
)

export function accepted(code: ErrorCode) {
  return v.pipe(v.unknown(), v.transform(isTicked), v.check<boolean, ErrorCode>(Boolean, code))
}

export function required(code: ErrorCode) {
  return v.nonEmpty<string, ErrorCode>(code)
}

export function atMost(length: number, code: ErrorCode) {
  return v.maxLength<string, number, ErrorCode>(length, code)
}

/** Accepts an empty field, which `required` rejects. */
export function emailPattern() {
  return v.check<string, ErrorCode>((text) => text === '' || isEmailAddress(text), 'emailPattern')
}

export const reachFields = { name, phoneNumber, email: checkedEmail }
export const messageFields = { message: requiredMessage, privacyPolicy: accepted('pleaseAccept') }

type Reach = Record<'phoneNumber' | 'email', string>

/** Phone or email is enough: where both are empty, this field has the error. */
export function reachedBy<Form extends Reach>(field: keyof Reach) {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.phoneNumber !== '' || dataset.value.email !== '') return
    const input: Reach = dataset.value
    addIssue({
      message: 'phoneOrEmail' satisfies ErrorCode,
      path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
    })
  })
}

/** What a ticked box sends, with or without JavaScript. */
function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true'
}

/** Control characters, line separators and marks that reverse the direction of text become spaces. */
function oneLine(text: string): string {
  return visible(text.replace(/[\p{Cc}\u2028-\u202e]+/gu, ' ').trim())
}

/** Normalises CR LF to one character, as browsers count it, and removes other control characters. */
export function plainText(text: string): string {
  return visible(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
}

/** Empty where nothing of the text can be seen. */
function visible(text: string): string {
  return /[^\p{Cf}\s]/u.test(text) ? text : ''
}
