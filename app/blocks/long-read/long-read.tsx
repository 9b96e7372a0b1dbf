import { useId } from 'react'
import type { TextBlock, TextSection } from '#content/site/text-blocks.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './long-read.module.css'

interface LongReadProps {
  /** Above the list of contents. */
  contents: string
  sections: readonly TextSection[]
  /** Of the sections; h3 where the text has a heading of its own. */
  level?: 'h2' | 'h3'
}

/** A long text in short sections, with a list of contents. */
export function LongRead({ contents, sections, level: Heading = 'h2' }: LongReadProps) {
  const id = useId()
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby={id}>
        <p id={id} className={styles.title}>
          {contents}
        </p>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-heading`}
            className={styles.section}
            data-passage
          >
            <Heading id={`${section.id}-heading`}>{section.heading}</Heading>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'p':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map(({ title, time, text }) => (
            <li key={title}>
              <p className={styles.step}>
                {title} <span>{time}</span>
              </p>
              <p>
                <LinkedText text={text} />
              </p>
            </li>
          ))}
        </ol>
      )
    case 'see':
      return (
        <p className={styles.see}>
          {block.items.map(({ text, to }) => (
            <a key={to} href={to}>
              {text}
            </a>
          ))}
        </p>
      )
    case 'table':
      return <Table {...block} />
  }
}

function Table({ caption, head, rows }: Extract<TextBlock, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
