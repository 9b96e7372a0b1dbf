import { memo } from 'react'
import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { asideCopy } from '#content/forms/call-copy.ts'
import { formCopy } from '#content/forms/form-copy.ts'
import { firm } from '#content/site/firm.ts'
import type { CallbackKind } from '#domain/callback-request.ts'
import styles from './call-aside.module.css'

const copy = asideCopy

/** What happens next, and the phone number for those who would rather not wait. */
export const CallAside = memo(function CallAside({ kind }: { kind: CallbackKind }) {
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
})
