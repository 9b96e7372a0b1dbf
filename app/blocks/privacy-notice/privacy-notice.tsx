import type { PrivacyNotice as Notice, PrivacyBlock } from '#content/legal/privacy-notice.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './privacy-notice.module.css'

export function PrivacyNotice({ notice, updated }: { notice: Notice; updated: string }) {
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {notice.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <section className={styles.summary} aria-labelledby="summary">
          <h2 id="summary">{notice.summary.heading}</h2>
          <ul>
            {notice.summary.points.map((point) => (
              <li key={point}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
          <p className={styles.version}>
            Version {notice.version}, last changed on {updated}
          </p>
        </section>
        {notice.sections.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.section}
            data-layout="deferred"
          >
            <h2 id={`${id}-heading`}>{heading}</h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: PrivacyBlock }) {
  if (block.kind === 'p') {
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    )
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={styles.table}>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={cell} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={cell} data-head={block.head[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
