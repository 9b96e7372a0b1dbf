import { type ReactNode, useState } from 'react'
import { CatalogueImage } from '#app/blocks/catalogue-image/catalogue-image.tsx'
import { Faq } from '#app/blocks/faq/faq.tsx'
import { KeyAttributes } from '#app/blocks/key-attributes/key-attributes.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ValuesGrid } from '#app/blocks/values-grid/values-grid.tsx'
import { sceneNames } from '#app/illustration/drawing-names.ts'
import { Icon, iconNames } from '#app/illustration/icons/icons.tsx'
import { Illustration } from '#app/illustration/illustration.tsx'
import { HeadingStroke, Mark } from '#app/illustration/parts/brand-mark.tsx'
import { Button, ButtonLink, DialogButton, NewTabButton, ToggleButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Choices, RadioChoices } from '#app/ui/choices.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ButtonField, Checkbox, TextArea, TextField } from '#app/ui/field.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { keyAttributes } from '#content/pages/key-attributes.ts'
import { adviserValues } from '#content/pages/values.ts'
import { adviserTilePictures } from '#content/site/images/tiles.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import styles from './styleguide.module.css'

const tokens = [
  'ink',
  'ink-soft',
  'paper',
  'sand',
  'raised',
  'line',
  'accent',
  'accent-soft',
  'sun',
  'clay',
  'clay-soft',
]
const sentence = 'A river is a watercourse that finds its way.'

export function Specimens({ id }: { id: string }) {
  return (
    <>
      <Specimen name="Colour">
        <ul className={styles.swatches}>
          {tokens.map((token) => (
            <li key={token} className={styles.swatch}>
              <span style={{ background: `var(--${token})` }} />
              {token}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p style={{ font: '560 var(--text-h1)/1.06 var(--serif)' }}>{sentence}</p>
        <p style={{ font: '560 var(--text-h2)/1.14 var(--serif)' }}>{sentence}</p>
        <h3>{sentence}</h3>
        <h4>{sentence}</h4>
        <p style={{ fontSize: 'var(--text-lead)' }}>{sentence}</p>
        <p>{sentence}</p>
        <p style={{ fontSize: 'var(--text-small)' }}>{sentence}</p>
        <p style={{ fontVariantNumeric: 'tabular-nums' }}>09:00 - 09:30, 16:00 - 16:30</p>
      </Specimen>
      <Specimen name="The river">
        <div className={styles.row}>
          <Mark />
          <HeadingStroke />
        </div>
        <SectionHeading eyebrow="Eyebrow" heading="A heading with its stroke" lead={sentence} />
      </Specimen>
      <Specimen name="Buttons">
        <div className={styles.row}>
          <Button>Primary</Button>
          <Button kind="secondary">Secondary</Button>
          <Button kind="onScene">On a scene</Button>
          <ButtonLink kind="quiet" to="#">
            Quiet link
          </ButtonLink>
          <NewTabButton href="https://example.com/">Leaves the site</NewTabButton>
          <DialogButton dialog="callback" to={pages.requestACallback.path}>
            Opens a dialog
          </DialogButton>
          <Button disabled>Disabled</Button>
          <Button aria-disabled>Sending …</Button>
          <ToggleButton>Toggle</ToggleButton>
        </div>
      </Specimen>
      <Specimen name="Icons">
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Cards">
        <div className={styles.scenes}>
          <Card title="Plain" text={sentence} icon={<Icon name="mortgage" />} action={cardAction} />
          <Card title="Leading" text={sentence} tone="accent" action={cardAction} />
          <Card
            title="With a picture and a note"
            text={sentence}
            picture={<CatalogueImage name="tile-films" of={adviserTilePictures} />}
            note={<p>A note below the text.</p>}
            action={cardAction}
          />
        </div>
        <KeyAttributes items={keyAttributes} />
      </Specimen>
      <Specimen name="Sections">
        {(['paper', 'sand', 'accent'] as const).map((tone) => (
          <Section key={tone} tone={tone}>
            <h3>On {tone}</h3>
            <p>{sentence}</p>
          </Section>
        ))}
        <Section width="narrow" flush>
          <p>Narrow, and without space above. {sentence}</p>
        </Section>
      </Specimen>
      <Specimen name="A fold on phones">
        <PhoneFold summary="Read on">
          <p>{sentence}</p>
        </PhoneFold>
      </Specimen>
      <Specimen name="Fields">
        <Fields id={id} />
      </Specimen>
      <Specimen name="Dialog">
        <DialogSpecimen />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel label={`Sample cards, ${id}`}>
          {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
            <li key={name}>
              <Card title={name} text={sentence} action={cardAction} />
            </li>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Questions, values, warning">
        <Faq items={[{ id: `${id}-question`, question: 'A question?', answer: sentence }]} />
        <ValuesGrid items={adviserValues} />
        <RiskWarning warnings={['The value of investments can fall as well as rise.']} />
      </Specimen>
      <Specimen name="Scenery">
        <div className={styles.scenes}>
          {sceneNames.map((name) => (
            <Illustration key={name} name={name} className={styles.scene} />
          ))}
        </div>
      </Specimen>
    </>
  )
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function cardAction(className: string) {
  return (
    <a href="#top" className={className}>
      Go on
    </a>
  )
}

function Fields({ id }: { id: string }) {
  return (
    <div className={styles.fields}>
      <TextField id={`${id}-name`} label="Name" name="name" autoComplete="off" />
      <TextField id={`${id}-email`} label="Email" optional hint="Only if you would like a confirmation." />
      <TextField id={`${id}-phone`} label="Phone Number" error={wording.errors.phone} defaultValue="" />
      <TextArea id={`${id}-message`} label="Message" error={wording.errors.message} />
      <Choices
        id={`${id}-services`}
        legend="Services"
        name={`${id}-services`}
        options={wording.services}
        chosen={[wording.services[0]]}
        error={wording.errors.services}
      />
      <RadioChoices
        id={`${id}-kind`}
        legend="How you would repay"
        name={`${id}-kind`}
        options={[
          { value: 'repayment', label: 'Repayment' },
          { value: 'interest-only', label: 'Interest only' },
        ]}
        defaultValue="repayment"
      />
      <ButtonField
        id={`${id}-time`}
        label="Preferred Time"
        name="time"
        value=""
        placeholder="Choose a time"
        icon={<Icon name="clock" />}
        error={wording.errors.time}
      />
      <ButtonField
        id={`${id}-chosen`}
        label="Chosen Time"
        name="chosen"
        value="09:00 - 09:30"
        placeholder=""
      />
      <SearchField action="#" label="Search" button="Find" />
      <TextField id={`${id}-off`} label="Switched off" disabled defaultValue="Not now" />
      <Checkbox id={`${id}-privacy`} error={wording.errors.mustAccept}>
        I accept the privacy policy
      </Checkbox>
    </div>
  )
}

function DialogSpecimen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog title="A dialog" open={open} onClose={() => setOpen(false)} width="narrow">
        <p>{sentence}</p>
      </Dialog>
    </>
  )
}
