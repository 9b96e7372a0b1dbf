import { firm } from '#app/forms/words.ts'

/** Text in which the firm's phone number is a link without line breaks. */
export function TextWithPhone({ text }: { text: string }) {
  const [before, ...rest] = text.split(firm.phone.display)
  if (rest.length === 0) return text
  return (
    <>
      {before}
      <a href={firm.phone.href} data-nowrap>
        {firm.phone.display}
      </a>
      {rest.join(firm.phone.display)}
    </>
  )
}
