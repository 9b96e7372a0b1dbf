import { Stack } from './elements.tsx'

/** One sentence, and a way on. */
export function MessagePage({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <Stack>
      <p>{text}</p>
      <p>
        <a href={href}>{link}</a>
      </p>
    </Stack>
  )
}
