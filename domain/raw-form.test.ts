import { expect, test } from 'vitest'
import { rawForm } from './raw-form.ts'

test('a form is read by its field names, services as a list, the first where another comes twice', () => {
  const form = new FormData()
  form.append('name', 'Ada')
  form.append('name', 'Eve')
  form.append('services', 'Mortgage Planning')
  form.append('services', 'Wealth Management')
  expect(rawForm(form)).toEqual({ name: 'Ada', services: ['Mortgage Planning', 'Wealth Management'] })
})

test('one service is a list too, and a file is ignored', () => {
  const form = new FormData()
  form.append('services', 'Mortgage Planning')
  form.append('message', new File(['x'], 'x.txt'))
  expect(rawForm(form)).toEqual({ services: ['Mortgage Planning'] })
})

test('a field may be called like a property of Object.prototype', () => {
  const form = new FormData()
  form.append('__proto__', 'x')
  form.append('constructor', 'y')
  expect(Object.keys(rawForm(form))).toContain('constructor')
})
