import { asideCopy, firm, formCopy } from '#app/forms/words.ts'
import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import type { CallbackKind } from '#domain/callback-request.ts'
import styles from './call-aside.module.css'

/** What happens next, and the phone number for those who would rather not wait. */
export function CallAside({ kind }: { kind: CallbackKind }) {
  const copy = asideCopy
  return (
    <div className={`drawing-colours illustration-frost ${styles.root}`}>
      <div className={styles.text}>
        <h2>{formCopy.notification.next}</h2>
        <HeadingStroke className={styles.stroke} />
        <ol className={styles.steps}>
          {copy[kind].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.ring}>
          {copy.ring} <a href={firm.phone.href}>{firm.phone.display}</a>
          <span>{copy.hours}</span>
        </p>
      </div>
      <ScenePicture name="contact" className={styles.scene ?? ''} />
    </div>
  )
}
