import { describe, expect, test } from 'vitest'
import { callbackServices } from '#content/site/services.ts'
import { wording } from '#content/site/wording.ts'
import { type Element, elementsOf, only, parsePage, textOf } from '../support/served-page.ts'
import { pageAt, request } from '../support/shared-site.ts'

const reach = ['Name: name', 'Phone Number: phoneNumber', 'Email: email']
const privacy = 'I have read and accept the privacy policy: privacyPolicy'
/** Their names and order are the content's; tests/spec/wording.test.ts compares the sample's. */
const services = callbackServices.map((service) => `${service}: services`)
const call = [...reach, 'Message: message', 'Town/City: town', 'Preferred Date: date', ...services]

/** The fields of each form as `label: name`, in order, without the slots. */
const asked: [path: string, fields: string[]][] = [
  ['/ContactUs', [...reach, 'Town/City: town', 'Message: message', privacy]],
  ['/ContactUs?audience=adviser', [...reach, 'Message: message', privacy]],
  ['/', [...reach, 'Town/City: town', 'Message: message', privacy]],
  ['/Adviser', [...reach, 'Message: message', privacy]],
  ['/RequestACallback', [...call, privacy]],
  ['/RequestACallback?kind=consultation', [...call, privacy]],
  ['/RequestOurBrochure', ['Name: name', 'Email Address: emailAddress', privacy]],
  [
    '/Complain',
    [
      ...reach,
      'What it is about: about',
      'What happened, and what you would like us to do: message',
      privacy,
    ],
  ],
  ['/RequestEventDates', ['Name: name', 'Email Address: emailAddress', privacy]],
]

const formAt = async (path: string) =>
  only(
    await pageAt(path),
    'form that is sent',
    ({ tag, attributes }) => tag === 'form' && attributes.method === 'post',
  )

describe('The form', () => {
  test.each(asked)('on %s asks for what the specification lists', async (path, fields) => {
    const form = await formAt(path)
    expect(fieldsOf(form).filter((field) => !field.endsWith(': time'))).toEqual(fields)
  })
})

test.each(['/Adviser', '/ContactUs?audience=adviser'])(
  'The contact form on %s is sent to the page for advisers, with their role',
  async (path) => {
    const form = await formAt(path)
    expect(form.attributes.action).toBe('/ContactUs?audience=adviser#contact-form')
    const role = only(form, 'role', ({ attributes }) => attributes.name === 'role')
    expect(role.attributes.value).toBe('Adviser')
  },
)

describe('A contact form that names the role of an adviser, whatever its address', () => {
  const send = (fields: Record<string, string>) =>
    request('/ContactUs', { method: 'POST', body: new URLSearchParams(fields) })

  test('comes back as the form for advisers where it is refused', async () => {
    const refused = await send({ role: 'Adviser', name: 'Grace Hopper' })
    expect(refused.status).toBe(422)
    const form = only(
      parsePage(await refused.text()),
      'form that is sent',
      ({ tag, attributes }) => tag === 'form' && attributes.method === 'post',
    )
    const role = only(form, 'role', ({ attributes }) => attributes.name === 'role')
    expect(role.attributes.value).toBe('Adviser')
    expect(fieldsOf(form)).not.toContain('Town/City: town')
    expect(textOf(form)).toHaveText(wording.errors.phone)
  })

  test('leads to the page for advisers once it is saved, which says so', async () => {
    const saved = await send({
      role: 'Adviser',
      name: 'Grace Hopper',
      phoneNumber: '01632 960111',
      email: 'grace@example.com',
      message: 'How do I join?',
      privacyPolicy: 'on',
      key: 'grace-hopper-asks-how-to-join',
    })
    const path = '/ContactUs?audience=adviser&sent=grace-hopper-asks-how-to-join'
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}#sent`])
    const page = await pageAt(path)
    expect(textOf(page)).toHaveText(wording.outcomes.contactSaved)
  })
})

/** The visible controls as `label: name`. */
function fieldsOf(form: Element): string[] {
  const labels = elementsOf(form, 'label')
  return elementsOf(form, 'input', 'textarea')
    .filter(({ attributes }) => attributes.type !== 'hidden' && attributes.name !== 'website')
    .map((field) => {
      const label =
        labels.find((one) => elementsOf(one).includes(field)) ??
        labels.find(({ attributes }) => attributes.for && attributes.for === field.attributes.id)
      const words = label ? textOf(label).replace(/ ?\((optional|opens in a new tab)\)| optional$/g, '') : ''
      return `${words}: ${field.attributes.name}`
    })
}
