import { expect, test } from 'vitest'
import { attentionWords } from '#content/forms/attention-words.ts'
import { attentionMarks } from './attention.ts'

test.each<[string, string[]]>([
  ['I wish to make a COMPLAINT about the advice I was given.', ['Complaint?']],
  ['My husband died in May, and I do not know where to begin.', ['Bereavement?']],
  ['Since I lost my job we are in arrears, and I can’t cope.', ['In difficulty?']],
  ['My late wife’s adviser never called back: I shall go to the Ombudsman.', ['Complaint?', 'Bereavement?']],
  ['Could you tell me what equity release costs in Wales?', []],
  ['I have studied diedrich and complementary pensions.', []],
  ['', []],
])('“%s” is marked %j for somebody to judge', (message, marks) => {
  expect(attentionMarks(message, attentionWords)).toEqual(marks)
})
