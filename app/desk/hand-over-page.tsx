import { Note, Panel, PostForm, Problem, SelectField, Stack } from './elements.tsx'

interface HandOverProps {
  /** Whose work it is. */
  from: string
  people: { value: string; label: string }[]
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
          <SelectField id="from" name="from" label="From" value={from} options={people} />
          <SelectField
            id="to"
            name="to"
            label="To"
            options={[{ value: '', label: 'Whoever is free' }, ...people]}
          />
        </PostForm>
        <Note>
          Whoever is free: each call keeps its time and goes to somebody who can take it, and visitors need
          not be told; messages are nobody’s, for anybody to take. What is answered keeps its name.
        </Note>
      </Panel>
    </Stack>
  )
}
