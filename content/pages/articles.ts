import { collection } from '#content/site/entry.ts'
import { articleImages } from '#content/site/images/articles.ts'
import { imagePath } from '#content/site/images/catalogue-image.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { articleTexts } from './article-texts.ts'

export const emptyArticle: Article = {
  title: '',
  content: '',
  outlet: '',
  author: '',
  date: '',
  text: '',
  link: '',
  related: '',
  image: '',
  alt: '',
  shown: true,
}

const options = {
  empty: emptyArticle,
  nameOf: ({ title, content }: Article) => title || content.slice(0, 60),
  editable: ['related', 'image'],
  words: {
    content: { label: 'Summary', hint: 'What the list shows, in 40 to 90 words.' },
    outlet: { label: 'Published by', hint: 'The newspaper, programme or site.' },
    date: { label: 'Day of publication', hint: 'On a later day it is published on that day.' },
    text: {
      label: 'The whole article',
      hint: 'A blank line ends a paragraph, “## ” begins a heading, lines that begin with “- ” are a list.',
    },
    link: {
      label: 'Address',
      hint: 'Where it can be read, if that is not on this site: it begins with https://',
    },
    related: { label: 'Belongs to the page' },
    image: { label: 'Picture' },
    alt: {
      label: 'What the picture shows',
      hint: 'For people who cannot see it: “Our adviser in a radio studio”.',
    },
    shown: { label: 'Shown on the site' },
  },
  kinds: { content: 'paragraphs', text: 'paragraphs', date: 'date', related: 'page', image: 'picture' },
} as const

/** What others published about the firm. Samples that were never published lead to a page on their subject. */
export const news = shownIn(
  collection(
    {
      ...options,
      group: 'news',
      title: 'News',
      fixed: ['author', 'text'],
      editable: ['image'],
      check: (value) =>
        missingIn(value as Article, {
          content: 'Write what the list says about it.',
          outlet: 'Say who published it.',
          link: 'Give the address where it was published.',
        }),
    },
    {
      'pension-calls': sample('media-pension-calls', {
        title: 'On the radio: hanging up on pension calls',
        content:
          'A local station asked us to take listeners’ questions about pension scams. Our main point fits on a fridge door: cold calls about pensions are against the law, with few exceptions, so you may hang up without being rude. Before you deal with any firm, look it up on the Financial Services Register and use the phone number shown there, not the one you were given.',
        outlet: 'Local radio (sample)',
        date: '2026-11-04',
        link: 'https://www.fca.org.uk/scamsmart',
      }),
      'payslip-lesson': sample('media-payslip-lesson', {
        title: 'A lesson in reading a payslip',
        content:
          'A local paper came along when Luke Fairweather and two of our advisers took a morning of lessons at a secondary school. Each pupil was handed an invented payslip and one question: why is the number at the bottom smaller than the one at the top? By break they had found the pension line, and several asked who else was paying into it. The answer is the employer.',
        outlet: 'Local newspaper (sample)',
        date: '2026-10-19',
        link: 'https://www.moneyhelper.org.uk',
      }),
      'changing-network': sample('media-changing-network', {
        title: 'Questions to ask before you change network',
        content:
          'Catherine Doyle joined a trade podcast to talk about advisers on the move. Her list was short. Who checks my work, and how soon? What may I take with me if I leave? What does the indemnity policy exclude? Which charges rise as my income does? And may I ring members of my own choice? Ask early, she said: it is easier before you have given notice.',
        outlet: 'Trade podcast (sample)',
        date: '2026-09-24',
        link: 'https://register.fca.org.uk',
      }),
      'chalk-stream': sample('media-chalk-stream', {
        title: 'A day in a chalk stream',
        content:
          'Advisers and office staff spent a damp Friday in waders, clearing fallen branches from a chalk stream with a volunteer group. The local paper sent a photographer, who got wetter than anyone. Chalk streams are rare in the world and Hampshire has several, so there is plenty more to do. New hands are welcome. Tea is provided; dry socks are not.',
        outlet: 'Local newspaper (sample)',
        date: '2026-09-07',
        link: 'https://www.wildtrout.org',
      }),
      'covering-note': sample('media-covering-note', {
        title: 'The covering note an underwriter wants',
        content:
          'Marcus Bell, once of a lender’s underwriting desk, wrote for a trade magazine about the note that goes with a mortgage application. Say what is unusual in the first line, then why the loan is affordable, then where the proof is. Do not leave the odd payslip to be discovered. Someone who finds one surprise, he writes, goes looking for the next.',
        outlet: 'Trade magazine (sample)',
        date: '2026-07-15',
        link: 'https://lendershandbook.ukfinance.org.uk',
      }),
      'talking-about-illness': sample('media-talking-about-illness', {
        title: 'Talking about illness before it happens',
        content:
          'On a conference panel, Aisha Rahman was asked how to raise the subject of income protection. She suggested one question: if you could not work from tomorrow, what would reach your bank account, and for how long? Most people have to look it up. Between the employer’s sick pay, state benefits and savings there may be enough, or a gap. Either way, they know.',
        outlet: 'Conference panel (sample)',
        date: '2026-06-11',
        link: 'https://www.gov.uk/statutory-sick-pay',
      }),
    },
  ),
)

/** What the firm writes: with a text it has a page here, at the address of its entry's name. */
export const blog = shownIn(
  collection(
    {
      ...options,
      group: 'blog',
      title: 'Blog',
      fixed: ['outlet'],
      check: (value) => {
        const article = value as Article
        return missingIn(article, {
          title: 'Give it a title.',
          content: 'Write what the list says about it.',
          author: 'Say who wrote it.',
          ...(article.link === '' && { text: 'Write the article, or give the address where it is.' }),
        })
      },
    },
    {
      'fixed-rate-ending': sample('blog-fixed-rate-ending', {
        title: 'Your fixed rate is ending: what to do, and when',
        date: '2026-11-10',
        author: 'Marcus Bell',
        related: pages.mortgagePlanning.path,
        content:
          'The day on which a fixed rate ends is in your mortgage offer. Six months before is the time to find out what you owe, four months before is the time to compare, and two months before is nearly too late to change lender. If you do nothing, you move to the standard variable rate, which is usually higher, and stay on it until you act.',
        text: articleTexts['fixed-rate-ending'],
      }),
      'state-pension-dates': sample('blog-state-pension-dates', {
        title: 'When will I get my State Pension?',
        date: '2026-10-27',
        author: 'Yusuf Demir',
        related: pages.retirementPlanning.path,
        content:
          'The age is rising month by month, and your date of birth decides. Here are the dates, what the full amount is, how many years on your record it takes, and when it pays to buy a missing year or to wait on purpose. And one simple sum about the gap before it starts, which few people do in time.',
        text: articleTexts['state-pension-dates'],
      }),
      'pensions-and-inheritance-tax': sample('blog-pensions-and-inheritance-tax', {
        title: 'Pensions and inheritance tax: what is about to change',
        date: '2026-10-13',
        author: 'Bethan Rees',
        related: pages.retirementPlanning.path,
        content:
          'Most unused pensions will soon count as part of the estate. What changes, what stays exempt, which form to look at first, and why emptying a pension in a hurry is nearly always the wrong answer. Tax treatment depends on your individual circumstances and may change.',
        text: articleTexts['pensions-and-inheritance-tax'],
      }),
      'first-home-small-deposit': sample('blog-first-home-small-deposit', {
        title: 'A first home with a small deposit',
        date: '2026-09-29',
        author: 'Joanna Kowalczyk',
        related: pages.mortgagePlanning.path,
        content:
          'Most first-time buyers put down less than the guides call typical. A small deposit costs you a higher rate, a smaller choice of homes and some safety if prices fall. How to weigh that, three ways to get there sooner, and two questions to ask yourself before you sign.',
        text: articleTexts['first-home-small-deposit'],
      }),
      'asking-parents': sample('blog-asking-parents', {
        title: 'Asking your parents about their money',
        date: '2026-09-15',
        author: 'Aisha Rahman',
        related: pages.care.path,
        content:
          'Nobody enjoys starting this conversation. It goes better in daylight and with one small question: if you were in hospital next week, who should I ring about the bills? Ask where things are kept before you ask how much there is. Listen more than you suggest, and leave decisions with them, because the money is theirs. If you fear that they are under pressure from someone, do not keep it to yourself.',
        text: articleTexts['asking-parents'],
      }),
      'buying-with-a-friend': sample('blog-buying-with-a-friend', {
        title: 'Buying a home with a friend',
        date: '2026-09-01',
        author: 'Marcus Bell',
        related: pages.mortgagePlanning.path,
        content:
          'In England and Wales there are two ways to own a home together. As joint tenants you own all of it jointly, and if one dies the other has it. As tenants in common each has a share to leave by will. A solicitor can record who paid what. To the lender, each of you owes the whole loan, which is secured on the home. Your home may be repossessed if you do not keep up repayments on your mortgage.',
        text: articleTexts['buying-with-a-friend'],
      }),
      'power-of-attorney': sample('blog-power-of-attorney', {
        title: 'The forms that families put off',
        date: '2026-08-18',
        author: 'Samuel Adeyemi',
        related: pages.illness.path,
        content:
          'A lasting power of attorney lets people you trust make decisions for you if one day you cannot. In England and Wales there are two: one for property and money, one for health and welfare. You can make them only while you have the mental capacity to do so, and each must be registered with the Office of the Public Guardian before it is used. That is the case for doing it early.',
        text: articleTexts['power-of-attorney'],
      }),
      'one-sheet': sample('blog-one-sheet', {
        title: 'One sheet of paper for your family',
        date: '2026-08-11',
        author: 'Samuel Adeyemi',
        related: pages.bereavement.path,
        content:
          'One sheet of paper can spare your family weeks. Write down which banks, insurers and pension schemes you deal with, who your solicitor is, where the will is kept and which bills pay themselves. Leave out passwords, which are unsafe on paper, and balances, which go out of date. Tell someone where the sheet is. Put a date on it, and read it again when the clocks change.',
        text: articleTexts['one-sheet'],
      }),
      'targeted-support': sample('blog-targeted-support', {
        title: 'Targeted support is not personal advice',
        date: '2026-08-04',
        author: 'Peter Lathbury',
        related: pages.investmentPlanning.path,
        content:
          'Some firms may now offer targeted support: a suggestion about pensions or investments designed for a group of people with things in common. It can be useful. It is not a recommendation based on your whole situation. If you receive one, ask what the firm knew about you and what it did not ask. The value of pensions and investments can fall as well as rise, and you may get back less than you invest.',
        text: articleTexts['targeted-support'],
      }),
      'shorter-reports': sample('blog-shorter-reports', {
        title: 'For advisers: cutting a report in half',
        date: '2026-07-21',
        author: 'Bethan Rees',
        related: pages.support.path,
        content:
          'Start by moving the recommendation to the first page. Next, delete every paragraph that would read the same for another client, and put what the rules still require into an appendix. Swap “it is recommended that” for “I recommend”. Give the drawbacks the same size of type as the benefits. Finally, hand it to someone outside the trade and ask what they would do next.',
        text: articleTexts['shorter-reports'],
      }),
      listening: sample('blog-listening', {
        title: 'For advisers: listening for what is not said',
        date: '2026-07-07',
        author: 'Fiona Mackintosh',
        related: pages.personalApproach.path,
        content:
          'Vulnerability is seldom announced. A client who agrees too quickly, asks you to repeat a figure or mentions a husband in the past tense is telling you something. Slow down. Offer a second meeting, a letter in larger print or a relative on the call, and ask what would help before you assume. Then record what you noticed and what you did, with the client’s knowledge.',
        text: articleTexts.listening,
      }),
    },
  ),
)

/** Those that visitors see, the newest first. */
function shownIn(articles: Record<string, Article>): readonly Article[] {
  return Object.entries(articles)
    .filter(([, { shown }]) => shown)
    .map(([name, article]) => ({ ...article, link: article.text ? articlePath(name) : article.link }))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

/** Of an article of our own. */
export function articlePath(name: string): string {
  return `${pages.blog.path}/${name}`
}

/** What the lists need. One that is not shown may be unfinished. */
function missingIn(article: Article, needed: Partial<Record<keyof Article, string>>): Record<string, string> {
  if (!article.shown) return {}
  const wanted = {
    ...needed,
    date: 'Give the day on which it was published.',
    image: 'Choose a picture.',
  }
  const missing = Object.entries(wanted).filter(([key]) => article[key as keyof Article] === '')
  const isElsewhere = article.link !== '' && !/^https?:\/\/[^\s/]+/i.test(article.link)
  return {
    ...Object.fromEntries(missing),
    ...(isElsewhere && { link: 'Give an address that begins with https://.' }),
  }
}

function sample(picture: keyof typeof articleImages, article: Partial<Article>): Article {
  return { ...emptyArticle, ...article, image: imagePath(picture, articleImages[picture]), sample: true }
}
