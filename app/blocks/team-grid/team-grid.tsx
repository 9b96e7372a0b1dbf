import type { TeamMember } from '#content/site/types.ts'
import { TeamCard } from './team-card.tsx'
import styles from './team-grid.module.css'
import { TeamInvitation } from './team-invitation.tsx'

export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  return (
    <div className={styles.root}>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.name} data-layout="deferred">
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
      <TeamInvitation />
    </div>
  )
}
