import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type Difference, Differences, Frame } from './content-elements.tsx'
import styles from './content-pages.module.css'
import { Fold, FormRow, Panel, PostForm, SelectField, Stack } from './elements.tsx'

interface RecordPageProps {
  path: string
  on: string
  /** What is shown, in words. */
  title: string
  pages: { value: string; label: string }[]
  publications: {
    number: number
    from: string
    what: string
    author: string
    approver: string
    confirmed: string
    differences: Difference[]
  }[]
}

/** What a page said on a day, and who had approved it. */
export function RecordPage({ path, on, title, pages, publications }: RecordPageProps) {
  const frame = `/content/record/page?path=${encodeURIComponent(path)}&on=${on}`
  return (
    <Stack>
      <form method="get" action="/content/record">
        <FormRow>
          <SelectField id="path" name="path" label="Page" value={path} options={pages} />
          <TextField id="on" name="on" label="At the end of this day" type="date" defaultValue={on} />
          <Button type="submit">Show</Button>
        </FormRow>
      </form>
      <Panel heading="Publications that changed this page">
        {publications.length === 0 && <p>None: it is as it was shipped.</p>}
        <ul className={styles.rows}>
          {publications.map(({ number, from, what, author, approver, confirmed, differences }) => (
            <li key={number}>
              {from}: {what}, written by {author}, approved by {approver}.{' '}
              <span className={styles.note}>{confirmed}</span>
              <Fold summary="What it changed">
                <Differences of={differences} />
              </Fold>
              <PostForm
                action={`/content/record/${number}/restore`}
                button="Make this a draft again"
                label={`Make publication ${number} a draft again`}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <p>
        <a href={frame} target="_blank" rel="noopener">
          Open it by itself, to print
        </a>
      </p>
      <Frame title={title} src={frame} />
    </Stack>
  )
}
