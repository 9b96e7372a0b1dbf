import { type AtRule, parse, type Root, type Rule } from 'postcss'

/** What only matters on paper, to a pointer or once something has opened: the whole stylesheet is there by then. */
const laterMedia = /print|forced-colors/
const laterSelectors =
  /:(hover|active|disabled|target)|\[(open|aria-(invalid|expanded|pressed|disabled))|::(backdrop|selection|view-transition)/

/** What the elements of a piece of HTML are called, and which custom properties their attributes name. */
interface Names {
  classes: Set<string>
  tags: Set<string>
  /** As in `data-tone=sand`. Not all are asked after: the key of a form differs with every visit. */
  attributes: Set<string>
  properties: Set<string>
}

/** Pages differ in their classes, hardly in anything else: a few dozen answers are all there are. */
const mostAnswers = 200

/**
 * What is written out in every page: all that is for elements of any class and
 * any data. It stands nowhere else, because a stylesheet that comes later and
 * speaks of everything makes the browser look at everything again.
 */
const isForAll = (selector: string) => !/\.|\[data-/.test(selector) && !laterSelectors.test(selector)

/** Nothing that is fetched may compete with the first paint: what shows a file comes with the whole stylesheet. */
const fetches = (node: Rule | AtRule) => /url\((?!["']?#)/.test(node.toString())

/** The faces of ours, which are put on when they have come. */
export function ownFaces(css: string): string {
  const faces: string[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    if (isForLater(rule)) faces.push(rule.toString())
  })
  return faces.join('')
}

/** All else that is not written out in every page, to be fetched after the first paint. */
export function laterStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent) || isInLaterMedia(rule) || fetches(rule)) return
    const later = rule.selectors.filter((selector) => !isForAll(selector))
    if (later.length === 0) rule.remove()
    else rule.selectors = later
  })
  dropEmpty(sheet)
  return sheet.toString()
}

/** What a piece of HTML needs: the colours and places of a scene can wait for the scene, behind the words. */
interface Needed {
  page: string
  scene: string
}

/** Finds the rules that some HTML needs to look as it should before the rest has come. */
export function stylesNeededFrom(css: string): (html: string) => Needed {
  const sheet = parse(css)
  const answers = new Map<string, Needed>()
  return (html) => {
    const names = namesIn(html)
    const key = Object.values(names)
      .map((set) => [...set].sort().join(' '))
      .join('|')
    const answer = answers.get(key) ?? parted(narrowed(sheet.clone(), names))
    if (answers.size >= mostAnswers) answers.clear()
    answers.set(key, answer)
    return answer
  }
}

function namesIn(html: string): Names {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name)
  return {
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((list) => list.split(' '))),
    tags: new Set(found(/<([a-z][a-z0-9]*)/g)),
    attributes: new Set(
      [...html.matchAll(/ ((?:data|aria)-[a-z-]+|type)="([\w-]*)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      ),
    ),
    properties: new Set(found(/var\((--[\w-]+)/g)),
  }
}

/** The styles of a scene stand after all others, wherever those are: they may say nothing that another is to undo. */
function parted(sheet: Root): Needed {
  const scene = sheet.clone()
  scene.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  keep(scene, isOfScene)
  keep(sheet, (rule) => !isOfScene(rule))
  return { page: sheet.toString(), scene: scene.toString() }
}

function keep(sheet: Root, isWanted: (rule: Rule) => boolean): void {
  sheet.walkRules((rule) => {
    if (!isWanted(rule)) rule.remove()
  })
  dropEmpty(sheet)
}

const isOfScene = ({ selectors, parent }: Rule) =>
  !isKeyframe(parent) && selectors.every((selector) => selector.startsWith('.illustration'))

function narrowed(sheet: Root, names: Names): Root {
  sheet.walkComments((comment) => {
    comment.remove()
  })
  sheet.walkAtRules((rule) => {
    if (isForLater(rule)) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return
    const needed = fetches(rule) ? [] : rule.selectors.filter((selector) => isNeeded(selector, names))
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  dropUnusedProperties(sheet, names.properties)
  // Every browser we build for that reads this at first paint knows the plain name; the whole sheet has both.
  sheet.walkDecls(/^-webkit-/, (declaration) => {
    const next = declaration.next()
    if (next?.type === 'decl' && `-webkit-${next.prop}` === declaration.prop) declaration.remove()
  })
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations(sheet).includes(rule.params)) rule.remove()
  })
  dropEmpty(sheet)
  return sheet
}

/** The fonts of ours are fetched after the paint; until then the machine's own stand in for them. */
function isForLater(rule: AtRule): boolean {
  if (rule.name === 'media') return laterMedia.test(rule.params)
  return rule.name === 'view-transition' || (rule.name === 'font-face' && fetches(rule))
}

const isKeyframe = (parent: unknown) => (parent as AtRule | undefined)?.name === 'keyframes'
const isInLaterMedia = ({ parent }: Rule) => parent?.type === 'atrule' && isForLater(parent as AtRule)

/** Whether all that the selector names is there. What stands in round brackets is not looked into. */
function isNeeded(selector: string, { classes, tags, attributes }: Names): boolean {
  if (isForAll(selector)) return true
  if (laterSelectors.test(selector)) return false
  const plain = selector.replace(/:(is|not|where|has)\(.*\)/, '')
  const valued = plain.match(/(?<=\[)[\w-]+=[\w-]+(?=\])/g) ?? []
  const bare = plain.replaceAll(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, '')
  const named = bare.match(/(?<=\.)[\w-]+/g) ?? []
  const elements = bare.replaceAll(/\.[\w-]+/g, '').match(/[a-z][a-z0-9]*/gi) ?? []
  return (
    valued.every((attribute) => attributes.has(attribute)) &&
    named.every((name) => classes.has(name)) &&
    elements.every((tag) => tags.has(tag))
  )
}

/** Over and over, because what an unused property names may be unused without it. */
function dropUnusedProperties(sheet: Root, usedInHtml: Set<string>): void {
  for (let dropped = true; dropped; ) {
    dropped = false
    const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    sheet.walkDecls(/^--/, (declaration) => {
      if (isForAll((declaration.parent as Rule).selector)) return
      if (used.has(declaration.prop) || usedInHtml.has(declaration.prop)) return
      declaration.remove()
      dropped = true
    })
  }
}

function animations(sheet: Root): string[] {
  const names: string[] = []
  sheet.walkDecls(/^animation/, ({ value }) => {
    names.push(...value.split(/[\s,]+/))
  })
  return names
}

function dropEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
