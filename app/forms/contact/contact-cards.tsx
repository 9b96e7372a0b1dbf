import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { contactCards, contactForm } from '#content/forms/contact-form.ts'
import { serviceValue } from '#content/pages/advisers.ts'
import { pages } from '#content/site/pages.ts'
import { serviceNames } from '#content/site/services.ts'

const { call, email, callback } = contactCards

interface ContactCardsProps {
  audience: 'customer' | 'adviser'
  path: string
  /** Title and action alone. */
  isBrief: boolean
}

/** Phone, e-mail, and for customers the callback dialog, and the advisers for the service of this page. */
export function ContactCards({ audience, path, isBrief }: ContactCardsProps) {
  const service = serviceNames.find((name) => pages[name].path === path)
  return (
    <>
      <Card
        title={call.title}
        {...(!isBrief && { text: call.text, icon: <Icon name="phone" /> })}
        action={(className) => (
          <a href={call.href} className={className}>
            {call.action}
          </a>
        )}
      />
      <Card
        title={email.title}
        {...(!isBrief && { text: email.text, icon: <Icon name="mail" /> })}
        action={(className) => (
          <a href={email.href} className={className}>
            {email.action}
          </a>
        )}
      />
      {audience === 'customer' && (
        <>
          <Card
            title={callback.title}
            {...(!isBrief && { text: callback.text, icon: <Icon name="calendar" /> })}
            tone="accent"
            action={(className) => (
              <DialogLink dialog="callback" to={pages.requestACallback.path} className={className}>
                {callback.action}
              </DialogLink>
            )}
          />
          <p data-print="never">
            <SiteLink to={pages.findAnAdviser.path + (service ? `?service=${serviceValue(service)}` : '')}>
              {contactForm.adviser}
            </SiteLink>
          </p>
        </>
      )}
    </>
  )
}
