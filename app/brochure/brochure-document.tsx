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
 * The adviser brochure. For screen readers it has text in reading order, a language, a title, bookmarks and links.
 * @react-pdf cannot write a tag tree, so it is not PDF/UA; the adviser pages have the same content in accessible HTML.
 */
export function BrochureDocument({ createdOn }: { createdOn: Date }) {
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
      creationDate={createdOn}
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
