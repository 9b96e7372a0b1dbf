import { expect, test } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { team } from '#content/pages/team.ts'
import { videoNote, videos } from '#content/pages/videos.ts'
import { firm } from './firm.ts'
import { sampleMark, sampleNote } from './sample.ts'
import { regulatory, shellWords } from './shell-words.ts'

const protection = customerHome.faq.find(({ id }) => id === 'customer-protection')?.answer

test.each<[string, string | undefined, object | readonly object[]]>([
  ['the number in the footer', regulatory.register, firm.registration],
  ['the company number', regulatory.company, firm.registration],
  ['the link to the register', shellWords.footer.registerLink, firm.registration],
  ['the number in the answer on protection', protection, firm.registration],
  ['the team', adviserAboutUs.team.lead, team],
  ['the films', videoNote, videos],
])('%s says that it is a sample for as long as its entry is marked', (_, text, source) => {
  const marked = [source].flat().some((item) => 'sample' in item)
  expect(/\(sample\)|are samples\.$/.test(text ?? '')).toBe(marked)
})

test('What is the firm’s own has no mark', () => {
  expect(sampleMark({ name: 'Ann' })).toBe('')
  expect(sampleNote([{ name: 'Ann' }], 'The people')).toBe('')
})
