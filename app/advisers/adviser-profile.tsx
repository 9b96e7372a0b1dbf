import { CatalogueImage } from '#app/blocks/catalogue-image/catalogue-image.tsx'
import { PictureHero } from '#app/blocks/hero/picture-hero.tsx'
import { ButtonLink, DialogButton } from '#app/ui/button.tsx'
import { NewTabLink, SiteLink } from '#app/ui/links.tsx'
import { type Adviser, servicesOf } from '#content/pages/advisers.ts'
import { adviserPage as words } from '#content/pages/find-an-adviser.ts'
import { firm } from '#content/site/firm.ts'
import { portraitsWith } from '#content/site/images/team.ts'
import { pages } from '#content/site/pages.ts'
import { sampleMark } from '#content/site/sample.ts'
import { type ServiceName, serviceEntries } from '#content/site/services.ts'
import { fillIn } from '#domain/fill-in.ts'
import { formatLong, parsePlainDate } from '#domain/plain-date.ts'
import styles from './adviser-profile.module.css'
import { callFormPath } from './call-form-path.ts'
import { AdviserList, waysText } from './found-advisers.tsx'

const firstName = ({ name }: Adviser) => name.split(' ')[0] ?? name

interface CallButtonProps {
  adviser: Adviser
  canBook: boolean
  /** What was chosen on /FindAnAdviser. */
  service: ServiceName | undefined
}

/** Who it is, and the way to a call. */
export function AdviserHero(props: CallButtonProps) {
  const { name, image } = props.adviser
  return (
    <PictureHero
      heading={name + sampleMark(props.adviser)}
      shape="portrait"
      picture={<CatalogueImage name={image} of={portraitsWith(image)} alt={name} isFirst />}
    >
      <p>{fillIn(words.lead, props.adviser)}</p>
      <CallButton {...props} />
    </PictureHero>
  )
}

/** A call with this adviser, or with anybody where they take none. */
function CallButton({ adviser, canBook, service }: CallButtonProps) {
  const path = callFormPath({ ...(canBook && { adviser: adviser.slug }), service })
  return (
    <DialogButton dialog="callback" to={path}>
      {canBook ? fillIn(words.book, { name: firstName(adviser) }) : words.ask}
    </DialogButton>
  )
}

interface AdviserProfileProps extends CallButtonProps {
  /** When the register was last asked. */
  check: { checkedOn: string; isOld: boolean } | undefined
}

/** What somebody may advise on, and what is known of them. */
export function AdviserProfile({ check, ...call }: AdviserProfileProps) {
  const { adviser } = call
  const { bio, ways, languages, qualifications, registerNumber, reviews } = adviser
  const first = firstName(adviser)
  const notAdvised = servicesOf(adviser, false)
  return (
    <div className={`${styles.words} ${styles.profile}`}>
      <p className={styles.bio}>{bio}</p>
      <h2>{fillIn(words.may, { name: first })}</h2>
      <ServiceLinks names={servicesOf(adviser)} />
      {notAdvised.length > 0 && (
        <>
          <h3>{words.mayNot}</h3>
          <p>{notAdvised.map((each) => serviceEntries[each].title).join(', ')}.</p>
          <p className={styles.soft}>{fillIn(words.mayNotNote, { name: first })}</p>
        </>
      )}
      <dl className={styles.facts}>
        <dt>{words.facts.ways}</dt>
        <dd>{waysText(ways)}</dd>
        <dt>{words.facts.languages}</dt>
        <dd>{languages}</dd>
        <dt>{words.facts.status}</dt>
        <dd>{statusOf(adviser)}</dd>
        <dt>{words.facts.qualifications}</dt>
        <dd>
          {qualifications.map((each) => (
            <div key={each.name}>
              {each.name}
              <span className={styles.soft}>, {checkedText(each.checkedOn)}</span>
            </div>
          ))}
        </dd>
        <dt>{words.facts.register}</dt>
        <dd>
          {registerNumber}
          {sampleMark(adviser)}
          <br />
          <NewTabLink
            href={`https://register.fca.org.uk/s/search?q=${encodeURIComponent(registerNumber)}&type=Individuals`}
          >
            {words.register}
          </NewTabLink>
          <p className={styles.soft}>
            {words.registerNote}{' '}
            {check &&
              fillIn(check.isOld ? words.registerOld : words.registerChecked, {
                date: longDate(check.checkedOn),
              })}
          </p>
        </dd>
      </dl>
      {reviews.length > 0 && (
        <section aria-labelledby="reviews">
          <h2 id="reviews">{words.reviews}</h2>
          {reviews.map(({ text, source, date }) => (
            <figure key={text} className={styles.review}>
              <blockquote>“{text}”</blockquote>
              <figcaption className={styles.soft}>
                {source}, {longDate(date)}
              </figcaption>
            </figure>
          ))}
        </section>
      )}
      <p className={styles.steps}>
        <CallButton {...call} />
        <ButtonLink to={pages.findAnAdviser.path} kind="quiet">
          {words.others}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Of somebody who has left: whom to ask instead. */
export function FormerAdviser({ nearest }: { nearest: readonly Adviser[] }) {
  return (
    <div className={styles.words}>
      <AdviserList advisers={nearest} heading="h2" />
      <p>
        <a href={firm.phone.href}>{firm.phone.display}</a>
      </p>
      <p>
        <SiteLink to={pages.findAnAdviser.path}>{words.others}</SiteLink>
      </p>
    </div>
  )
}

function ServiceLinks({ names }: { names: readonly ServiceName[] }) {
  return (
    <ul className={styles.services}>
      {names.map((name) => (
        <li key={name}>
          <SiteLink to={serviceEntries[name].path}>{serviceEntries[name].title}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

function statusOf({ employed, ownFirm }: Adviser): string {
  if (ownFirm !== '') return fillIn(words.status.ownFirm, { firm: ownFirm })
  return employed ? words.status.employed : words.status.selfEmployed
}

const checkedText = (day: string) => fillIn(words.checked, { date: longDate(day) })

function longDate(text: string): string {
  const day = parsePlainDate(text)
  return day ? formatLong(day) : text
}
