import styles from './content-pages.module.css'
import { Badge, Note, Panel, PostForm, Stack, type Tone } from './elements.tsx'
import { Table } from './table.tsx'

export interface MemberRow {
  slug: string
  name: string
  /** Their page on the website; undefined while it is hidden. */
  href: string | undefined
  area: string
  services: string
  /** 'Diploma in Financial Planning by 2027-10-05'. */
  overdue: string[]
  register: { text: string; tone: Tone }
  calls: number
}

interface MembersPageProps {
  members: MemberRow[]
  editHref: string
  mayMakeLinks: boolean
  /** Just made. It cannot be shown again. */
  link?: { name: string; address: string } | undefined
}

/** The advisers of the network: where they are, what is overdue, and who has taken calls. */
export function MembersPage({ members, editHref, mayMakeLinks, link }: MembersPageProps) {
  const due = members.filter(({ overdue }) => overdue.length > 0).length
  const hidden = members.filter(({ href }) => href === undefined).length
  return (
    <Stack>
      {link && (
        <Panel heading={`The link for ${link.name}`}>
          <Note>
            Send it to them alone. It opens the form of their own page, works for two weeks and until what
            they sent is published, and is shown only here. Their browser must reach the desk.
          </Note>
          <p className={styles.link}>
            <code>{link.address}</code>
          </p>
        </Panel>
      )}
      <Panel heading={`${members.length} advisers`}>
        <Note>
          {due === 0 ? 'No review is overdue' : `${due} with a review that is overdue`}
          {hidden > 0 && `, ${hidden} hidden because of the register`}.{' '}
          <a href={editHref}>Edit all of them</a>, or ask one for the changes to their page.
        </Note>
        <Table
          rows={members}
          by="slug"
          columns={{
            Adviser: ({ name, href }) => (href ? <a href={href}>{name}</a> : name),
            Area: ({ area }) => area,
            'Advises on': ({ services }) => services,
            'Overdue reviews': ({ overdue }) => overdue.map((each) => <div key={each}>{each}</div>),
            Register: ({ register }) => <Badge tone={register.tone}>{register.text}</Badge>,
            'Calls taken in a year': ({ calls }) => calls,
            Changes: ({ slug, name }) =>
              mayMakeLinks && (
                <PostForm
                  action={`/members/${slug}/link`}
                  button="Make a link"
                  label={`Make a link for ${name}`}
                />
              ),
          }}
        />
      </Panel>
    </Stack>
  )
}
