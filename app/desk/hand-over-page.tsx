import { Note, type Option, Panel, PostForm, Problem, SelectField, Stack } from './elements.tsx'

interface HandOverProps {
  /** Whose work it is. */
  from: string
  people: Option[]
  problems: readonly string[]
}

/** The open work of somebody who is ill, on holiday or leaves, given to others. */
export function HandOverPage({ from, people, problems }: HandOverProps) {
  return (
    <Stack>
      {problems.length > 0 && (
        <Problem>These stay as they are: move the calls, or assign them. {problems.join(' ')}</Problem>
      )}
      <Panel heading="Give all that is open to others">
        <PostForm action="/hand-over" button="Hand over" isRow>
          <SelectField name="from" label="From" value={from} options={people} />
          <SelectField name="to" label="To" empty="Whoever is free" options={people} />
        </PostForm>
        <Note>
          Whoever is free: each call keeps its time and goes to somebody who can take it, and visitors need
          not be told; messages are nobody’s, for anybody to take. What is answered keeps its name.
        </Note>
      </Panel>
    </Stack>
  )
}
