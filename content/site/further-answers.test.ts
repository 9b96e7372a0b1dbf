import { expect, test } from 'vitest'
import { furtherAnswers } from './further-answers.ts'
import { pageCopy } from './page-copy.ts'

const ids = Object.values(pageCopy).flatMap(({ faq = [] }) => faq.map(({ id }) => id))

test.each(furtherAnswers.map((item) => [item.id, item] as const))(
  '%s has an anchor of its own, and each figure that it names',
  (id, { answer }) => {
    expect([...ids, ...furtherAnswers.map((item) => item.id)].filter((other) => other === id)).toHaveLength(1)
    expect(answer).not.toMatch(/undefined|NaN|£0\b/)
  },
)
