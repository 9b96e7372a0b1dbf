import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, TextArea, TextField } from './field.tsx'

const props = { id: 'field', error: 'Wrong', 'aria-describedby': 'note' }

test.each([
  ['text field', <TextField key="" {...props} label="Name" />],
  ['text area', <TextArea key="" {...props} label="Message" />],
  [
    'checkbox',
    <Checkbox key="" {...props}>
      I agree
    </Checkbox>,
  ],
])('a %s is described by its error, and by what else describes it', (_, field) => {
  expect(renderToStaticMarkup(field)).toContain('aria-describedby="note field-error"')
})
