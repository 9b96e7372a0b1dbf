import { NewTabLink, SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { complaints } from '#content/legal/complaints.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './complaints.module.css'

const { ways, ombudsman, dataProtection } = complaints

/** The complaints procedure that the FCA's DISP 1 requires. */
export function Complaints() {
  return (
    <Section labelledBy={complaints.id}>
      <SectionHeading id={complaints.id} heading={complaints.heading} lead={complaints.lead} />
      <h3 className={styles.heading}>{complaints.waysHeading}</h3>
      <ul className={styles.ways}>
        <li>
          <strong>{ways.post.label}</strong>
          <address className={styles.address}>
            {ways.post.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </li>
        <li>
          <strong>{ways.online.label}</strong>
          <SiteLink to={ways.online.to}>{ways.online.text}</SiteLink>
        </li>
        <li>
          <strong>{ways.phone.label}</strong>
          <a href={ways.phone.href}>{ways.phone.display}</a>
          <span>{ways.phone.note}</span>
        </li>
        <li>
          <strong>{ways.email.label}</strong>
          <a href={ways.email.href}>{ways.email.display}</a>
        </li>
      </ul>
      <h3 className={styles.heading}>{complaints.stepsHeading}</h3>
      <ol className={styles.steps}>
        {complaints.steps.map(({ title, text, time }) => (
          <li key={title}>
            <div>
              <h4>{title}</h4>
              <p className={styles.time}>{time}</p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.beyond}>
        <section aria-labelledby="ombudsman">
          <h3 id="ombudsman">{ombudsman.heading}</h3>
          {ombudsman.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <NewTabLink href={ombudsman.url}>{ombudsman.urlText}</NewTabLink>
            <br />
            <a href={ombudsman.phone.href}>{ombudsman.phone.display}</a>
            <br />
            <a href={ombudsman.email.href}>{ombudsman.email.display}</a>
          </p>
          <address className={styles.address}>{ombudsman.address.join(', ')}</address>
        </section>
        <section aria-labelledby="data-protection">
          <h3 id="data-protection">{dataProtection.heading}</h3>
          <p>
            <LinkedText text={dataProtection.text} />
          </p>
          <p>
            <SiteLink to={dataProtection.to.pathname + dataProtection.to.hash}>
              {dataProtection.linkText}
            </SiteLink>
          </p>
        </section>
      </div>
    </Section>
  )
}
