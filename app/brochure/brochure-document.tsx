import { Document } from '@react-pdf/renderer'
import { brochure } from '#content/mail/brochure.ts'
import { pageOf } from './blocks.ts'
import { ContactPage } from './pages/contact-page.tsx'
import { CoverPage } from './pages/cover-page.tsx'
import { InBriefPage } from './pages/in-brief-page.tsx'
import { JoiningPage } from './pages/joining-page.tsx'
import { OptionsPage } from './pages/options-page.tsx'
import { PersonalApproachPage } from './pages/personal-approach-page.tsx'
import { SupportPage } from './pages/support-page.tsx'
import { TechnologyPage } from './pages/technology-page.tsx'

/**
 * The adviser brochure. For those who listen to it: real text in reading order, its language, a title that
 * the window shows, a bookmark a page and live links. What the library cannot write is a tag tree (headings,
 * lists and tables marked as such, drawings marked as artefacts), so this is not PDF/UA; the adviser pages of
 * the site say the same in accessible HTML.
 */
export function BrochureDocument({ madeOn }: { madeOn: Date }) {
  const cover = pageOf('cover')
  return (
    <Document
      title={brochure.title}
      author={brochure.author}
      subject={cover.lead}
      creator={brochure.author}
      producer={brochure.author}
      language="en-GB"
      pdfVersion="1.7"
      pageLayout="singlePage"
      creationDate={madeOn}
    >
      <CoverPage page={cover} />
      <InBriefPage page={pageOf('in-brief')} />
      <PersonalApproachPage page={pageOf('personal-approach')} />
      <SupportPage page={pageOf('support')} />
      <TechnologyPage page={pageOf('technology')} />
      <JoiningPage page={pageOf('joining')} />
      <OptionsPage page={pageOf('self-employed-options')} />
      <ContactPage page={pageOf('contact')} />
    </Document>
  )
}
