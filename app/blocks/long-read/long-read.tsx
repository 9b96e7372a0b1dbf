import { type ComponentType, type ReactNode, useId } from 'react'
import type { TextBlock, TextSection } from '#content/site/text-blocks.ts'
import faqStyles from '../faq/faq.module.css'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './long-read.module.css'

interface LongReadProps {
  /** Above the list of contents. */
  contents: string
  sections: readonly TextSection[]
  /** What shows the table of a section, by its id, where it is not shown as a table. */
  tables?: Partial<Record<string, ComponentType<TableProps>>>
  /** Below the list of contents. */
  note?: string
  /** Above the first section. */
  children?: ReactNode
  /** Below the last one. */
  end?: ReactNode
}

/** A long text in short sections, with a list of contents: for a page that is about nothing else. */
export function LongRead({ contents, sections, tables, note, children, end }: LongReadProps) {
  const id = useId()
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby={id} data-few={sections.length < 7 || undefined}>
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
        {note && <p className={styles.note}>{note}</p>}
      </nav>
      <div className={styles.text}>
        {children}
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className={styles.section} aria-labelledby={id} data-layout="deferred">
            <h2 id={id}>{heading}</h2>
            <Blocks blocks={blocks} table={tables?.[id]} />
          </section>
        ))}
        {end}
      </div>
    </div>
  )
}

/**
 * The same below the first screen of a page with a task of its own: each section is folded, so that their headings
 * are the list of contents. Browsers find words in closed sections, and open the one that the URL's fragment is in.
 */
export function FoldedRead({ sections }: Pick<LongReadProps, 'sections'>) {
  return (
    <div className={faqStyles.root}>
      {sections.map(({ id, heading, blocks }) => (
        <details key={id} className={faqStyles.item}>
          <summary className={faqStyles.question}>
            <h3>{heading}</h3>
          </summary>
          {/* The id is inside the <details>, so that the browser opens it when the URL's fragment is its id. */}
          <div id={id} className={`${styles.section} ${styles.folded}`}>
            <Blocks blocks={blocks} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** The paragraphs, lists and tables of a section. */
export function Blocks({
  blocks,
  table,
}: {
  blocks: readonly TextBlock[]
  table?: ComponentType<TableProps> | undefined
}) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} Table={table ?? Table} />)
}

function Block({ block, Table }: { block: TextBlock; Table: ComponentType<TableProps> }) {
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

export type TableProps = Extract<TextBlock, { kind: 'table' }>

/** A figure, perhaps with a few words after it. */
const figure = /^£?\d[\d,.]*%?(\s|$)|^nothing/

export function Table({ caption, head, rows }: TableProps) {
  const figures = head.map(
    (_, index) => (index > 0 && rows.every((row) => figure.test(row[index] || 'nothing'))) || undefined,
  )
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={cell} scope="col" data-figure={figures[index]}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row" data-total={/^total/i.test(first) || undefined}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]} data-figure={figures[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
