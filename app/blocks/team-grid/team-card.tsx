import { portraitsWith } from '#content/site/images/team.ts'
import type { TeamMember } from '#content/site/types.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './team-card.module.css'

/**
 * A card that flips from portrait to bio (app/browser/toggles.ts). The hidden side is hidden from screen readers too.
 * Without JavaScript both sides are shown.
 */
export function TeamCard({ member }: { member: TeamMember }) {
  const name = `${member.name}, ${member.role}`
  return (
    <article className={styles.root} data-flipped={false}>
      <div className={styles.front}>
        <CatalogueImage
          name={member.image}
          of={portraitsWith(member.image)}
          alt={name}
          className={styles.portrait ?? ''}
        />
        <h3 className={styles.name}>{member.name}</h3>
        <p className={styles.role}>{member.role}</p>
      </div>
      <div className={styles.back}>
        <p className={styles.bioName} aria-hidden="true">
          {member.name}
        </p>
        <p>{member.bio}</p>
      </div>
      <button
        type="button"
        className={styles.flip}
        aria-expanded={false}
        aria-label={`${name}: read about`}
        data-flip={`${name}: turn back`}
      />
    </article>
  )
}
