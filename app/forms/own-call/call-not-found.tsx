import { TextWithPhone } from '#app/forms/submission/text-with-phone.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formCopy } from '#content/forms/form-copy.ts'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import { pages } from '#content/site/pages.ts'
import styles from './own-call.module.css'

/** The same for a wrong link, an old one and a call that is gone: it tells nobody which of them it is. */
export function CallNotFound({ isLimited }: { isLimited: boolean }) {
  const { heading, text } = isLimited ? formCopy.tooMany : ownCallCopy.unknown
  return (
    <div className={styles.root}>
      <div className={styles.card}>
        <div className={styles.body}>
          <h1 tabIndex={-1}>{heading}</h1>
          {[text].flat().map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhone text={paragraph} />
            </p>
          ))}
          <p className={styles.actions}>
            <ButtonLink to={pages.requestACallback.path}>{ownCallCopy.actions.again}</ButtonLink>
          </p>
        </div>
      </div>
    </div>
  )
}
