// The part of the page that depends on what was asked: form, list and map.
import { CatalogueImage } from '#app/blocks/catalogue-image/catalogue-image.tsx'
import { AdviserMap } from '#app/illustration/adviser-map.tsx'
import { Button, DialogButton } from '#app/ui/button.tsx'
import linkStyles from '#app/ui/card-link.module.css'
import fieldStyles from '#app/ui/field.module.css'
import { ariaProps } from '#app/ui/field.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import {
  type Adviser,
  adviceWays,
  adviserPath,
  serviceList,
  servicesOf,
  serviceValue,
} from '#content/pages/advisers.ts'
import { findAnAdviser } from '#content/pages/find-an-adviser.ts'
import { portraitsWith } from '#content/site/images/team.ts'
import { pages } from '#content/site/pages.ts'
import { mapSize, outline } from '#content/site/places.ts'
import { sampleMark } from '#content/site/sample.ts'
import { type ServiceName, serviceEntries, serviceNames } from '#content/site/services.ts'
import { fillIn } from '#domain/fill-in.ts'
import { callFormPath } from './call-form-path.ts'
import styles from './found-advisers.module.css'
import { type LoadedAdvisers, pointOf } from './load-advisers.ts'

const words = findAnAdviser

/** Of a group: the rest of a long one is folded, and its pictures are loaded once somebody opens it. */
const mostShown = 16

export function FoundAdvisers(loaded: LoadedAdvisers) {
  const { groups, place, service } = loaded
  const shown = groups.flatMap(({ advisers }) => advisers)
  const placeName = place?.kind === 'place' ? place.name : ''
  return (
    <div className={styles.root} data-query-part>
      <AskForm {...loaded} />
      <PlaceNote {...loaded} />
      <div id="found" className={styles.found}>
        <div className={styles.lists}>
          {groups.map(({ band, advisers }) => (
            <section key={band ?? 'all'} aria-labelledby={`advisers-${band ?? 'all'}`}>
              <h2 id={`advisers-${band ?? 'all'}`}>
                {band === undefined
                  ? fillIn(words.inAll, { count: advisers.length })
                  : band === 'further'
                    ? fillIn(words.bands.further, { place: placeName })
                    : fillIn(words.bands.within, { miles: band, place: placeName })}
              </h2>
              {band === 'further' && <p>{words.bands.furtherNote}</p>}
              <AdviserList advisers={advisers.slice(0, mostShown)} service={service} />
              {advisers.length > mostShown && (
                <details className={styles.more}>
                  <summary>{fillIn(words.more, { count: advisers.length - mostShown })}</summary>
                  <AdviserList advisers={advisers.slice(mostShown)} service={service} />
                </details>
              )}
            </section>
          ))}
          {groups.length === 0 && <p>{words.none}</p>}
          <div className={styles.notes}>
            <p>{place?.kind === 'place' ? words.orderNear : words.order}</p>
            <p>{words.source}</p>
          </div>
        </div>
        <figure className={styles.map}>
          <AdviserMap
            outline={outline}
            size={mapSize}
            near={place?.kind === 'place' ? place : undefined}
            advisers={shown.flatMap(({ district, town }) => pointOf(district, town) ?? [])}
          />
          <figcaption>{words.map}</figcaption>
        </figure>
      </div>
    </div>
  )
}

interface AdviserListProps {
  advisers: readonly Adviser[]
  /** Of each name. */
  heading?: 'h2' | 'h3'
  /** What was chosen: the page of each, and the form of a call there, take it along. */
  service?: ServiceName | undefined
}

export function AdviserList({ advisers, heading = 'h3', service }: AdviserListProps) {
  return (
    <ul className={styles.list}>
      {advisers.map((adviser) => (
        <li key={adviser.slug} className={`${linkStyles.card} ${styles.card}`}>
          <AdviserCard adviser={adviser} heading={heading} service={service} />
        </li>
      ))}
    </ul>
  )
}

function AskForm({ near, service, by }: LoadedAdvisers) {
  const { form } = words
  const hinted = { id: 'near', hint: form.nearHint }
  return (
    <search data-print="never">
      {/* The answer is below the form, which fills a phone's screen. */}
      <form action={`${pages.findAnAdviser.path}#found`} className={styles.form}>
        <div className={fieldStyles.root}>
          <label className={fieldStyles.label} htmlFor="near">
            {form.near}
          </label>
          <input
            {...ariaProps({ ...hinted, error: undefined })}
            name="near"
            defaultValue={near}
            maxLength={60}
            autoComplete="off"
            className={fieldStyles.control}
          />
          <p id="near-hint" className={fieldStyles.hint}>
            {form.nearHint}
          </p>
        </div>
        <Select
          name="service"
          label={form.service}
          chosen={service && serviceValue(service)}
          options={[
            ['', form.anyService],
            ...serviceNames.map((name) => [serviceValue(name), serviceEntries[name].title] as const),
          ]}
        />
        <Select
          name="by"
          label={form.by}
          chosen={by}
          options={[['', form.anyWay], ...adviceWays.map((way) => [way, words.ways[way]] as const)]}
        />
        <Button type="submit">{form.button}</Button>
      </form>
    </search>
  )
}

interface SelectProps {
  name: string
  label: string
  chosen: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}

function Select({ name, label, chosen = '', options }: SelectProps) {
  return (
    <div className={fieldStyles.root}>
      <label className={fieldStyles.label} htmlFor={name}>
        {label}
      </label>
      <select id={name} name={name} defaultValue={chosen} className={fieldStyles.control}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Where no place was found: why, and what to choose instead. */
function PlaceNote({ near, service, by, place }: LoadedAdvisers) {
  if (place === undefined || place.kind === 'place') return null
  const text = {
    unknown: fillIn(words.unknown, { place: near }),
    outside: words.outside,
    'northern-ireland': words.northernIreland,
  }[place.kind]
  const towns = place.kind === 'outside' ? [] : place.towns
  const chosen = { ...(service && { service: serviceValue(service) }), ...(by && { by }) }
  return (
    <div role="status" className={styles.note}>
      <p>{text}</p>
      {towns.length > 0 && (
        <>
          {place.kind === 'unknown' && <p>{words.alike}</p>}
          <ul className={styles.towns}>
            {towns.map((town) => (
              <li key={town}>
                <SiteLink
                  to={`${pages.findAnAdviser.path}?${new URLSearchParams({ near: town, ...chosen })}`}
                >
                  {town}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogButton dialog="callback" to={callFormPath({ service })} kind="secondary">
        {words.callback}
      </DialogButton>
    </div>
  )
}

interface AdviserCardProps extends Pick<AdviserListProps, 'service'> {
  adviser: Adviser
  heading: 'h2' | 'h3'
}

function AdviserCard({ adviser, heading: Heading, service }: AdviserCardProps) {
  const { name, slug, town, image, ways } = adviser
  const asked = service ? `?service=${serviceValue(service)}` : ''
  return (
    <>
      <CatalogueImage name={image} of={portraitsWith(image)} alt="" className={styles.portrait ?? ''} />
      <div>
        <Heading className={styles.name}>
          <SiteLink to={adviserPath(slug) + asked} className={linkStyles.link}>
            {name}
            {sampleMark(adviser)}
          </SiteLink>
        </Heading>
        <p className={styles.town}>{town}</p>
        <p>{fillIn(words.card.advises, { services: serviceList(servicesOf(adviser)) })}</p>
        <p className={styles.ways}>{waysText(ways)}</p>
      </div>
    </>
  )
}

/** 'By phone, by video, in person'. */
export function waysText(ways: Adviser['ways']): string {
  const text = adviceWays
    .filter((way) => ways[way])
    .map((way) => words.ways[way].toLowerCase())
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
