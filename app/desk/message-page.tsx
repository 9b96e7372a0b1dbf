import { Panel } from './parts.tsx'

/** One sentence, and a way on. */
export function MessagePage({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <Panel heading={text}>
      <p>
        <a href={href}>{link}</a>
      </p>
    </Panel>
  )
}
