// All of the firm's own content: found by page, by subject and by its words; what is due for review.
import { ContentPage, EditPage } from '#app/desk/content-page.tsx'
import { type Changes, collections, type Entry, entries, entryWithId } from '#content/site/entry.ts'
import { allPages } from '#content/site/pages.ts'
import { synonyms } from '#content/site/synonyms.ts'
import { stem } from '#domain/find-answers.ts'
import { addDays, formatDate, parsePlainDate } from '#domain/plain-date.ts'
import { declareFirmOfOne, isFirmOfOne, listDrafts, saveDraft } from '#server/desk/content-drafts.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import { type Field, fieldsIn, labelAt, partsOf, valueAt } from '#server/editing/fields.ts'
import { lastPublication } from '#server/editing/publications.ts'
import { claimOf, reviewsBy } from '#server/editing/reviews.ts'
import { asText } from '#server/editing/rules.ts'
import { keepOwn, shippedChanges } from '#server/editing/shipped-changes.ts'
import {
  draftLink,
  draftPath,
  entryPath,
  notThere,
  ownDraft,
  pageName,
  publishedValue,
  reviewHorizon,
} from './content-view.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { framed, framedNote, textOf, withInertLinks } from './page-frame.ts'
import { readForm, textIn } from './read-form.ts'

const groupNames: Record<string, string> = {
  firm: 'The firm',
  people: 'People',
  news: 'News',
  blog: 'Blog',
  figures: 'Figures',
  tax: 'Taxes and rates',
  pictures: 'Pictures',
  pages: 'Pages',
  services: 'Services',
  events: 'Something has happened',
  guides: 'Guides',
  questions: 'Questions and answers',
  calculators: 'Calculators',
  forms: 'Forms',
  mails: 'Mails and brochure',
  legal: 'Legal texts',
  words: 'Recurring words',
  site: 'Search, redirects and spam',
}

/** Texts that are found on a page: shorter ones are on every page. */
const LEAST_FOUND = 12
const MOST_FOUND = 50

export function contentRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, publicSite } = desk
  const { db } = database

  const contentPage = async (context: DeskContext, problem?: string) => {
    const session = context.get('session')
    const asked = context.req.query('q')?.trim() ?? ''
    const groups = Object.entries(groupNames).map(([group, name]) => ({
      name,
      addPath: collections.has(group) ? `/content/add/${group}` : undefined,
      entries: [...entries.values()]
        .filter(({ id }) => id.startsWith(`${group}/`))
        .map((entry) => ({ href: entryPath(entry.id), title: entry.title, note: noteOf(entry) })),
    }))
    return page(
      context,
      { title: 'Content', section: 'content', status: problem ? 400 : 200 },
      <ContentPage
        asked={asked}
        found={asked ? findText(asked) : undefined}
        drafts={(await listDrafts(db)).map(draftLink)}
        reviews={reviews()}
        underOurs={await underOurs()}
        groups={groups.filter(({ entries, addPath }) => addPath || entries.length > 0)}
        pages={allPages.map(({ path, name }) => ({
          href: `/content/page?path=${encodeURIComponent(path)}`,
          title: name,
        }))}
        mayBeOne={session?.role === 'owner' && !(await isFirmOfOne(db))}
        problem={problem}
      />,
    )
  }

  /** Figures whose review is due, or will be within a month. */
  const reviews = () =>
    reviewsBy(reviewHorizon(desk)).map((review) => ({
      entry: review.entry.id,
      path: review.path,
      href: `${entryPath(review.entry.id)}#v:${review.path}`,
      due: review.due,
      ...claimOf(review),
    }))

  /** What a release has changed under a change of the firm. */
  const underOurs = async () => {
    const changes = await shippedChanges(db)
    return await Promise.all(
      changes.map(async ({ entry: id, path, digest }) => {
        const entry = entryWithId(id) as Entry
        return {
          entry: id,
          path,
          digest,
          title: `${entry.title}${path && `, ${path.replaceAll('.', ', ')}`}`,
          ours: asText(valueAt(await publishedValue(desk, entry), path)),
          shipped: asText(valueAt(entry.shipped, path)),
        }
      }),
    )
  }

  /** The shipped text in a draft, or the firm's own for good. */
  const chooseText = async (context: DeskContext, session: Session) => {
    const form = await readForm(context)
    const [id, path, digest] = ['entry', 'path', 'digest'].map((name) => textIn(form, name))
    const found = (await shippedChanges(db)).find(
      (each) => each.entry === id && each.path === path && each.digest === digest,
    )
    const entry = found && entryWithId(found.entry)
    if (!found || !entry) return notThere(context)
    if (textIn(form, 'take') === 'ours') {
      await keepOwn(db, found)
      return context.redirect('/content?done=content-kept', 303)
    }
    return await draftWith(context, session, entry, { [found.path]: valueAt(entry.shipped, found.path) })
  }

  /** The person's own draft of the entry, with these changes in it too. */
  const draftWith = async (context: DeskContext, session: Session, entry: Entry, changes: Changes) => {
    const own = await ownDraft(desk, entry, session)
    const saved = await saveDraft(desk, session, {
      entry: entry.id,
      changes: { ...own?.changes, ...changes },
      base: await lastPublication(db),
      version: own?.version,
    })
    if (saved instanceof Refusal) return await contentPage(context, saved.message)
    return context.redirect(draftPath(saved), 303)
  }

  /** A draft with the review a year later: whoever approves it confirms the figure. */
  const stillRight = async (context: DeskContext, session: Session) => {
    const form = await readForm(context)
    const entry = entries.get(textIn(form, 'entry'))
    const path = textIn(form, 'path')
    const due = entry && parsePlainDate(String(valueAt(entry.value, path)))
    if (!entry || !due || !path.endsWith('reviewBy')) return notThere(context)
    return await draftWith(context, session, entry, { [path]: addDays(due, 365) })
  }

  /** By what it is called at the desk, and by its words, in the order of the groups. */
  const findText = (asked: string) => {
    const wanted = asked.toLowerCase()
    const words = wanted.split(/\s+/).map((word) => [word, synonymsOf(word)] as const)
    const areIn = (label: string) => {
      const name = ` ${label.toLowerCase()}`
      return words.every(
        ([word, others]) => name.includes(word) || others.some((other) => name.includes(` ${other}`)),
      )
    }
    const groups = Object.keys(groupNames)
    const groupOf = ({ id }: Entry) => groups.indexOf(id.split('/')[0] ?? '')
    const all = [...entries.values()].sort((a, b) => groupOf(a) - groupOf(b))
    const named = all.filter(({ title }) => areIn(title))
    const fields = all.flatMap((entry) => {
      const parts = partsOf(entry, entry.value)
      return fieldsIn(parts)
        .filter(({ kind }) => kind !== 'picture' && kind !== 'yes-no')
        .filter(
          ({ label, text }) =>
            text.toLowerCase().includes(wanted) ||
            (!named.includes(entry) && areIn(`${entry.title} ${label}`)),
        )
        .map((field) => ({
          ...fieldLink(entry, field),
          title: [entry.title, labelAt(parts, field.path)].filter(Boolean).join(', '),
        }))
    })
    return [...named.map(({ id, title }) => ({ href: entryPath(id), title })), ...fields].slice(0, MOST_FOUND)
  }

  /** What is on a page, by entry; what many entries say is where it was written first. */
  const onPage = (path: string) => {
    const text = textOf(publicSite.files.get(path)?.bodies.identity.toString() ?? '')
    const seen = new Set<string>()
    const found = [...entries.values()].map((entry) => {
      const fields = fieldsIn(partsOf(entry, entry.value))
      const shown = fields.filter((field) => {
        const words = field.text.replaceAll(/\s+/g, ' ').trim()
        if (words.length < LEAST_FOUND || seen.has(words) || !text.includes(words)) return false
        seen.add(words)
        return true
      })
      return {
        ...{ href: entryPath(entry.id), title: entry.title, isMain: isMain(shown.length, fields.length) },
        texts: shown.map((field) => ({ href: fieldLink(entry, field).href, title: shortened(field.text) })),
      }
    })
    return found.filter(({ texts }) => texts.length > 0).sort((a, b) => b.texts.length - a.texts.length)
  }

  const fieldLink = ({ id, title }: Entry, { path, text }: Field) => ({
    href: `${entryPath(id)}#v:${path}`,
    title,
    note: shortened(text),
  })

  return [
    staffRoute('GET /content', (context) => contentPage(context)),
    ownerRoute('POST /content/firm-of-one', async (context, session) => {
      const refusal = await declareFirmOfOne(desk, session)
      if (refusal) return await contentPage(context, refusal.message)
      return context.redirect('/content?done=content-one', 303)
    }),
    staffRoute('POST /content/still-right', stillRight),
    staffRoute('POST /content/choose', chooseText),
    staffRoute('GET /content/page', (context) => {
      const path = context.req.query('path') ?? '/'
      return page(
        context,
        { title: `Edit: ${pageName(path)}`, section: 'content' },
        <EditPage path={path} entries={onPage(path)} />,
      )
    }),
    staffRoute('GET /content/page/frame', (context) => {
      const file = publicSite.files.get(context.req.query('path') ?? '/')
      if (!file?.type.startsWith('text/html')) return framedNote(context, 'This page is not in memory yet.')
      return framed(context, withInertLinks(file.bodies.identity.toString()))
    }),
  ]
}

/** The beginnings of words that mean the same to visitors who search the site. */
function synonymsOf(word: string): string[] {
  const groups = synonyms.map((group) => group.map(stem))
  return groups.filter((group) => group.includes(stem(word))).flat()
}

/** Whether an entry is of this page above all, and not of menus or recurring words. */
function isMain(shown: number, all: number): boolean {
  return shown >= 5 || shown / all >= 0.5
}

function shortened(text: string): string {
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** Of what has a day, and may be hidden. */
function noteOf({ value }: Entry): string | undefined {
  if (typeof value !== 'object' || value === null || !('shown' in value && 'date' in value)) return undefined
  const day = parsePlainDate(String(value.date))
  return `${day ? formatDate(day).replaceAll(' ', '\u00a0') : 'no day'}${value.shown ? '' : ', not shown'}`
}
