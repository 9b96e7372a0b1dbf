import { formCopy } from '#content/forms/form-copy.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import type { Complaint } from '#domain/complaint.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { formatLong } from '#domain/plain-date.ts'
import type { FormName } from '#domain/submit-result.ts'
import type { Enquiry } from './enquiry.ts'

interface EnquiryField {
  /** In the office's words: at the desk, in the firm's mails and in exports. */
  label: string
  forms: readonly FormName[]
  /** Whether advisers are not asked for it. */
  isForCustomers?: boolean
  /** Whether it may have several lines. */
  isLong?: boolean
  /** What can be chosen from; the desk's list can be narrowed to each. */
  choices?: readonly string[]
  /** For people, where it is not the value itself. */
  text?(enquiry: Enquiry): string
}

const everyForm: readonly FormName[] = ['contact', 'callback', 'brochure', 'event-dates', 'complaint']

type TypedField = Exclude<
  keyof ContactEnquiry | keyof CallbackRequest | keyof Complaint,
  'kind' | 'privacyPolicy'
>

/** What visitors are asked for. A column has the same name. */
const typedFields: Record<TypedField, EnquiryField> = {
  role: { label: 'Role', forms: ['contact'] },
  name: { label: 'Name', forms: everyForm },
  phoneNumber: { label: 'Phone', forms: ['contact', 'callback', 'complaint'] },
  email: { label: 'E-mail', forms: everyForm },
  town: { label: 'Town', forms: ['contact', 'callback'], isForCustomers: true },
  date: {
    label: 'Date',
    forms: ['callback'],
    text: ({ date }) => (date === null ? '' : formatLong(date)),
  },
  time: { label: 'Time', forms: ['callback'] },
  services: { label: 'Services', forms: ['callback'], choices: formCopy.choices.services },
  about: { label: 'About', forms: ['complaint'] },
  message: { label: 'Message', forms: ['contact', 'callback', 'complaint'], isLong: true },
}

/** What makes two forms the same, beside the time of a call. */
export const typedColumns = (Object.keys(typedFields) as TypedField[]).filter(
  (field) => field !== 'date' && field !== 'time',
)

export const emptyFields: Omit<Pick<Enquiry, TypedField>, 'role' | 'name' | 'email'> = {
  phoneNumber: '',
  town: '',
  date: null,
  time: null,
  services: [],
  about: '',
  message: '',
}

/** What the office is shown of an enquiry, in this order: also what is sent along with every form. */
const enquiryFields: Record<TypedField | 'originPage' | 'noticeVersion', EnquiryField> = {
  ...typedFields,
  originPage: { label: 'Sent from page', forms: everyForm },
  noticeVersion: { label: 'Privacy notice', forms: everyForm },
}
export type FieldName = keyof typeof enquiryFields

const fieldNames = Object.keys(enquiryFields) as FieldName[]

/** The fields that the form of this enquiry has, for people to read: the text is empty where nothing was given. */
export function shownFields(enquiry: Enquiry) {
  return fieldNames
    .filter((name) => isAsked(enquiryFields[name], enquiry))
    .map((name) => {
      const { label, isLong = false, text } = enquiryFields[name]
      return { name, label, isLong, text: text?.(enquiry) ?? plainText(enquiry[name]) }
    })
}

export function typedValues(enquiry: Enquiry): Partial<Pick<Enquiry, TypedField>> {
  const { form } = enquiryKinds[enquiry.kind]
  const names = (Object.keys(typedFields) as TypedField[]).filter((name) =>
    typedFields[name].forms.includes(form),
  )
  return Object.fromEntries(names.map((name) => [name, enquiry[name]]))
}

/** Those with choices, by which a list can be narrowed. */
export const choiceFields = fieldNames.flatMap((name) => {
  const { label, choices } = enquiryFields[name]
  return choices ? [{ name, label, choices }] : []
})

/** Every field of any enquiry, as text for a spreadsheet. */
export const fieldLabels = fieldNames.map((name) => enquiryFields[name].label)
export function fieldTexts(enquiry: Enquiry): string[] {
  return fieldNames.map((name) => plainText(enquiry[name]))
}

function isAsked({ forms, isForCustomers }: EnquiryField, { kind, role }: Enquiry): boolean {
  return forms.includes(enquiryKinds[kind].form) && !(isForCustomers && role === 'Adviser')
}

function plainText(value: string | string[] | null): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}
