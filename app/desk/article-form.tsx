import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import styles from './article-form.module.css'
import { FieldProblems, Note, Panel, Problem, SelectField, Stack } from './elements.tsx'
import { History, type HistoryRow } from './history.tsx'

/** What is typed into the form of an article. */
export interface TypedArticle {
  title: string
  content: string
  link: string
  text: string
  date: string
  author: string
  outlet: string
  related: string
  image: string
  alt: string
  approvedBy: string
}

export type ArticleFormField = keyof TypedArticle | 'picture'

export interface ArticleFormProps {
  kind: 'news' | 'blog'
  /** Where the form goes. */
  action: string
  typed: TypedArticle
  /** The version of the article as the page shows it; undefined for a new one. */
  version?: number | undefined
  errors?: Partial<Record<ArticleFormField, string>> | undefined
  problem?: string | undefined
  /** What somebody else has stored meanwhile, by field. */
  storedNow?: Partial<Record<ArticleFormField, string>> | undefined
  isHidden: boolean
  /** Where the picture is that goes with the article now, with its bytes in the form where it is not stored yet. */
  picture?: { src: string; kept?: string | undefined } | undefined
  pictures: { value: string; label: string }[]
  relatedPages: { value: string; label: string }[]
  /** How the addresses of our own articles begin. */
  ownPath: string
  /** Who did what, the newest first. */
  history?: HistoryRow[] | undefined
}

/** As the form has them. */
const fieldOrder: readonly ArticleFormField[] = [
  'title',
  'content',
  'outlet',
  'author',
  'date',
  'text',
  'link',
  'related',
  'picture',
  'image',
  'alt',
  'approvedBy',
]

const controls = { noValidate: true, encType: 'multipart/form-data', method: 'post' } as const

export function ArticleForm(props: ArticleFormProps) {
  const { kind, action, typed, version, errors = {}, problem, storedNow = {}, isHidden, picture } = props
  const isNews = kind === 'news'
  const isNew = version === undefined
  const isRefused = problem !== undefined || Object.keys(errors).length > 0
  const field = (name: Exclude<keyof TypedArticle, 'image'>, hint?: string) => ({
    id: `article-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
    hint: storedNow[name] === undefined ? hint : `Stored meanwhile: ${storedNow[name] || 'nothing'}`,
  })
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={fieldOrder} idPrefix="article-" />
      {/* Without a refusal its texts are those that are stored, or proposed (unsent-text.ts). */}
      <form
        action={action}
        {...controls}
        className={styles.form}
        data-filled-in={isRefused ? undefined : true}
      >
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {picture?.kept && <input type="hidden" name="kept" value={picture.kept} />}
        {/* Enter in a field uses the first submit button, which must not be 'Publish'. */}
        <button type="submit" hidden formAction={`${action}/preview#preview`} formTarget="preview" />
        <Panel heading={isNews ? 'The item' : 'The article'}>
          <TextField {...field('title')} label="Title" optional={isNews} />
          <TextArea
            {...field('content', 'What the list shows above “Read More”, in 40 to 90 words.')}
            label="Summary"
          />
          {isNews ? (
            <TextField {...field('outlet', 'The newspaper, programme or site.')} label="Published by" />
          ) : (
            <TextField {...field('author')} label="Author" />
          )}
          <div className={styles.short}>
            <TextField {...field('date')} label="Day of publication" type="date" />
          </div>
          {!isNews && (
            <TextArea
              {...field(
                'text',
                'The whole article, if it is on this site. A blank line ends a paragraph, “## ” begins a heading, lines that begin with “- ” are a list.',
              )}
              label="Text"
              rows={14}
              optional
            />
          )}
          <TextField
            {...field(
              'link',
              isNews
                ? 'Where “Read More” leads: an address that begins with https://'
                : `An article on this site is at ${props.ownPath}/… ; leave it empty, and its address is made from its title. For one elsewhere, the address that begins with https://`,
            )}
            label="Address"
            inputMode="url"
          />
          {!isNews && (
            <SelectField
              id="article-related"
              name="related"
              label="Belongs to the page"
              value={typed.related}
              options={[{ value: '', label: 'None' }, ...props.relatedPages]}
              error={errors.related}
            />
          )}
        </Panel>
        <Panel heading="Picture">
          {picture && (
            <figure className={styles.picture}>
              <img src={picture.src} alt="" width={300} height={200} />
              <figcaption>
                {picture.kept ? 'Your picture is kept; it is stored with the article.' : 'Shown now'}
              </figcaption>
            </figure>
          )}
          <div className={styles.upload} data-picture>
            <TextField
              id="article-picture"
              name="picture"
              label={picture ? 'Another picture' : 'Picture file'}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              error={errors.picture}
              hint="JPEG, PNG, WebP or AVIF, best 1,200 pixels wide and three to two. 400 kB at most, without camera data; your browser makes it so where it can. A picture of another site is not loaded by our pages: ask its owner, save it, and choose the file here."
            />
            <p role="status" className={styles.status} />
          </div>
          <SelectField
            id="article-image"
            name="image"
            label="Or one that is stored"
            value={typed.image}
            options={
              picture?.kept
                ? props.pictures.map((choice) =>
                    choice.value === '' ? { value: '', label: 'The one above' } : choice,
                  )
                : props.pictures
            }
            error={errors.image}
          />
          <TextField
            {...field('alt', 'What it shows, for people who cannot see it: “Our adviser in a radio studio”.')}
            label="Text of the picture"
            maxLength={200}
          />
        </Panel>
        <Panel heading="Before it is published">
          <ul className={styles.rules}>
            <li>
              It is fair, clear and not misleading: drawbacks are as plain as benefits, and nothing is
              promised.
            </li>
            <li>It explains how things are in general. Nobody can take it for a recommendation to them.</li>
            <li>
              A figure has its day and its source. Where it speaks of tax, it says that treatment depends on
              individual circumstances and may change; where it speaks of investments, that values can fall.
            </li>
            <li>Those who are quoted or shown have agreed.</li>
          </ul>
          <TextField
            {...field(
              'approvedBy',
              'Who at the firm has read this wording and approved it. Kept with the article, not shown to visitors.',
            )}
            label="Approved by"
            autoComplete="off"
          />
          <div className={styles.buttons}>
            <Button type="submit" name="state" value="shown">
              {isHidden || isNew ? 'Publish' : 'Save and publish'}
            </Button>
            <Button type="submit" name="state" value="hidden" kind="secondary">
              {isNew ? 'Save as hidden' : 'Save and hide'}
            </Button>
            <Button
              type="submit"
              kind="secondary"
              formAction={`${action}/preview#preview`}
              formTarget="preview"
            >
              Preview in the list
            </Button>
            {!isNews && (
              <Button
                type="submit"
                kind="secondary"
                formAction={`${action}/preview?page=article`}
                formTarget="preview"
              >
                Preview of its own page
              </Button>
            )}
          </div>
        </Panel>
      </form>
      <Panel heading="Preview">
        <Note>
          The public page itself, with what is in the form. Its links do not work here. Drag its corner to
          make it as narrow as a phone.
        </Note>
        <iframe
          name="preview"
          title="Preview"
          className={styles.preview}
          src={isNew ? '/preview' : `${action}/preview#preview`}
          // No scripts. With its origin it may load the site's styles and pictures from the desk.
          sandbox="allow-same-origin"
        />
      </Panel>
      {props.history && props.history.length > 0 && (
        <Panel heading="History">
          <History rows={props.history} />
        </Panel>
      )}
    </Stack>
  )
}
