import { expect, test } from 'vitest'

const page = `${'Some words of the page. '.repeat(1_000)}A typical deposit is 25% of the price.${' More words.'.repeat(1_000)}`

const failureOf = (check: () => void) => {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The check did not fail')
}

test('a text that is missing is reported with the part that comes nearest', () => {
  expect(page).toHaveText('deposit is 25%')
  expect(page).toHaveText(/deposit is \d+%/)
  for (const wanted of ['typical deposit is 20% of', /typical deposit is 20%/]) {
    const message = failureOf(() => expect(page).toHaveText(wanted))
    expect(message).toContain('A typical deposit is 25% of the price')
    expect(message.length).toBeLessThan(300)
  }
  expect(failureOf(() => expect(page).toHaveText('zebra'))).toContain('nothing like it')
})

test('a text that should not be there is reported with its surroundings', () => {
  expect(page).not.toHaveText('zebra')
  const message = failureOf(() => expect(page).not.toHaveText(/deposit/))
  expect(message).toContain('A typical deposit is 25%')
  expect(message.length).toBeLessThan(300)
})
