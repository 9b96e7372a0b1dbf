import type { SceneName } from '#app/illustration/drawing-names.ts'
import linkStyles from '#app/ui/card-link.module.css'
import { SiteLink } from '#app/ui/links.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import styles from './role-cards.module.css'

interface Role {
  audience: 'customer' | 'adviser'
  title: string
  text: string
  action: string
  to: string
  scene: SceneName
}

/** The landing page's choice between customer and adviser. */
export function RoleCards({ roles }: { roles: Role[] }) {
  return (
    <ul className={styles.root}>
      {roles.map(({ audience, title, text, action, to, scene }) => (
        <li key={audience} className={`${linkStyles.card} ${styles.card}`} data-audience={audience}>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <SiteLink to={to} className={`${linkStyles.link} ${styles.action}`}>
              {action}
            </SiteLink>
          </div>
          <div className={styles.picture}>
            <ScenePicture name={scene} className={styles.scene ?? ''} without="sun" />
          </div>
        </li>
      ))}
    </ul>
  )
}
