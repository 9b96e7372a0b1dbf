import type { TeamMember } from '#content/types.ts'
import { TeamCard } from './team-card.tsx'
import styles from './team-grid.module.css'

export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className={styles.root}>
      {members.map((member) => (
        <li key={member.name}>
          <TeamCard member={member} />
        </li>
      ))}
    </ul>
  )
}
