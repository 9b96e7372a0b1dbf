import { memo } from 'react'
import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { asideWords } from '#content/forms/callback-words.ts'
import { formWords } from '#content/forms/form-words.ts'
import { firm } from '#content/site/firm.ts'
import type { CallbackKind } from '#domain/callback-request.ts'
import styles from './callback-aside.module.css'

const words = asideWords

/** What happens next, and the phone number for those who would rather not wait. */
export const CallbackAside = memo(function CallbackAside({ kind }: { kind: CallbackKind }) {
  return (
    <div className={`drawing-colours illustration-frost ${styles.root}`}>
      <div className={styles.words}>
        <h2>{formWords.notification.next}</h2>
        <HeadingStroke className={styles.stroke} />
        <ol className={styles.steps}>
          {words[kind].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.ring}>
          {words.ring} <a href={firm.phone.href}>{firm.phone.display}</a>
          <span>{words.hours}</span>
        </p>
      </div>
      <ScenePicture name="contact" className={styles.scene ?? ''} />
    </div>
  )
})
