import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { EventList } from '#app/blocks/events/event-list.tsx'
import { Faq } from '#app/blocks/faq/faq.tsx'
import { Gatherings } from '#app/blocks/gatherings/gatherings.tsx'
import { KeyAttributes } from '#app/blocks/key-attributes/key-attributes.tsx'
import { LifeStageList } from '#app/blocks/life-stage-list/life-stage-list.tsx'
import { LinkCards } from '#app/blocks/link-cards/link-cards.tsx'
import { Partners } from '#app/blocks/partners/partners.tsx'
import { PopupCards } from '#app/blocks/popup-cards/popup-cards.tsx'
import { OtherServices } from '#app/blocks/service-cards/other-services.tsx'
import { PageCards } from '#app/blocks/service-cards/page-cards.tsx'
import { TeamGrid } from '#app/blocks/team-grid/team-grid.tsx'
import { Testimonials } from '#app/blocks/testimonials/testimonials.tsx'
import { ValuesGrid } from '#app/blocks/values-grid/values-grid.tsx'
import { Section } from '#app/ui/section.tsx'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { emptyArticle } from '#content/pages/articles.ts'
import { keyAttributes } from '#content/pages/key-attributes.ts'
import { serviceCards } from '#content/pages/service-cards.ts'
import { team } from '#content/pages/team.ts'
import { adviserValues } from '#content/pages/values.ts'
import { pages } from '#content/site/pages.ts'
import styles from './styleguide.module.css'

/** Longer than a phone is wide, without a place to break. */
const longWord = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
const sentence = `A sentence that mentions ${longWord} and ends.`

/** The blocks that show a list, with any number of items, every second of which has a very long name. */
export function Amounts({ count }: { count: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const title = (index: number) => (index % 2 === 0 ? `${longWord} ${index + 1}` : `Name ${index + 1}`)
  /** Copies of the site's own items, by turns, each with a name of its own. */
  const copies = <Item, Changes>(items: readonly Item[], change: (index: number) => Changes) =>
    numbers.map((index) => ({ ...(items[index % items.length] as Item), ...change(index) }))
  const services = copies(serviceCards, (index) => ({ id: `service-${index}`, title: title(index) }))

  return (
    <div className={styles.amounts}>
      <h1 tabIndex={-1}>Lists of {count}</h1>
      <Section>
        <TeamGrid members={copies(team, (index) => ({ name: title(index), role: title(index) }))} />
      </Section>
      <Testimonials
        heading="Testimonials"
        items={copies(adviserTestimonials, (index) => ({ name: title(index), source: longWord }))}
      />
      <Section>
        <PageCards cards={services} />
      </Section>
      <OtherServices services={services} />
      <Section>
        <EventList
          events={numbers.map((index) => ({
            id: `event-${index}`,
            kind: 'masterclass',
            poster: '',
            date: '2027-01-21',
            description: sentence,
            title: title(index),
            place: longWord,
            day: 'Thursday 21 January 2027',
            isUpcoming: index % 3 === 0,
          }))}
        />
      </Section>
      <Section>
        <PopupCards
          cards={numbers.map((index) => ({
            id: `card-${index}`,
            title: title(index),
            summary: sentence,
            text: [sentence],
          }))}
        />
      </Section>
      <Section>
        <LinkCards
          cards={numbers.map((index) => ({
            title: title(index),
            text: sentence,
            to: pages.customerHome.path,
            action: 'Go on',
          }))}
        />
      </Section>
      <Section>
        <KeyAttributes
          items={copies(keyAttributes, (index) => ({ figure: `${index + 1} ${longWord}`, text: sentence }))}
        />
      </Section>
      <Section>
        <ValuesGrid items={copies(adviserValues, (index) => ({ title: title(index), text: sentence }))} />
      </Section>
      <Section>
        <LifeStageList
          summary="More"
          stages={numbers.map((index) => ({
            id: `life-stage-${index}`,
            title: title(index),
            intro: sentence,
            products: numbers.map((product) => ({ title: title(product), content: sentence })),
          }))}
        />
      </Section>
      <Partners
        id="partners"
        heading="Partners"
        lead={sentence}
        partners={copies(adviserTestimonials, (index) => ({ name: title(index), text: sentence }))}
      />
      <Gatherings
        heading="Gatherings"
        lead={sentence}
        gatherings={numbers.map((index) => ({ title: title(index), text: sentence }))}
        action="All events"
      />
      <Section>
        <Faq
          items={numbers.map((index) => ({
            id: `question-${index}`,
            question: `${title(index)}?`,
            answer: sentence,
          }))}
        />
      </Section>
      <ArticleList
        items={numbers.map((index) => ({
          ...emptyArticle,
          title: title(index),
          content: `${sentence} ${index}`,
          link: `https://example.com/${index}`,
          image: '/scenes/media.svg',
        }))}
        empty=""
        audience="customer"
      />
    </div>
  )
}
