import { entry } from '#content/site/entry.ts'
import { type Testimonial, testimonialWords } from '#content/site/types.ts'

/** Samples: replace them with real ones, with source, date and permission, before launch. */
export const clientTestimonials = entry<Testimonial[]>(
  'people/client-testimonials',
  { title: 'Testimonials of clients', words: testimonialWords },
  [
    sample(
      'Anjali K.',
      '2026-09',
      'We had been turned down once. Our adviser explained why, told us what to sort out first, and only then talked about lenders.',
    ),
    sample(
      'Trevor W.',
      '2026-08',
      'I brought a carrier bag of old pension letters. She went through every one. Now I know what I’ve got and where it is.',
    ),
    sample(
      'Maureen T.',
      '2026-07',
      'I thought equity release was the only way. We talked about the stairs and what I could claim. In the end I decided to wait.',
    ),
    sample(
      'Jerome A.',
      '2026-06',
      'Self-employed, two years of accounts, first flat. I expected a lecture. I got a list, a timetable and a call every Friday.',
    ),
    sample(
      'Meera and Mark R.',
      '2026-05',
      'My husband likes risk and I don’t. Our adviser asked each of us separately, and then got us to talk to one another.',
    ),
    sample(
      'Eleri J.',
      '2026-04',
      'When Mum died I didn’t know where to begin. He told me what had to be done that month and what could be left.',
    ),
    sample(
      'Tomasz B.',
      '2026-03',
      'English is my second language. She used no long words, and asked me to say it back to be sure that I had understood.',
    ),
    sample(
      'Judith F.',
      '2026-02',
      'We had never thought about what would happen to the shares. He was clear about what we needed, and what we did not.',
    ),
    sample(
      'Ibrahim S.',
      '2026-01',
      'I asked for a callback at half past twelve because I work shifts. The phone rang at half past twelve.',
    ),
    sample(
      'Rosemary and Alan P.',
      '2025-12',
      'Could we stop work and still help the grandchildren? There was no simple yes or no, but we were shown what each choice would mean.',
    ),
    sample(
      'Chloe D.',
      '2025-11',
      'First proper job, no idea what the pension booklet was on about. One video call and I could explain it to my flatmate.',
    ),
    sample(
      'Martin H.',
      '2025-10',
      'After the divorce I was told plainly whether I could keep the house. It wasn’t all that I had hoped to hear, but I could plan around it.',
    ),
    sample(
      'Nkechi A.',
      '2025-08',
      'The fees were on one page and I understood the page. I asked what would happen if I did nothing, and got a proper answer.',
    ),
    sample(
      'Stephen L.',
      '2025-06',
      'Prices dropped just after I had invested, and I rang in a state. I put the phone down calmer than I picked it up.',
    ),
    sample(
      'Megan and Louise C.',
      '2025-05',
      'With a baby due we had no clue how much life cover to buy. Our adviser worked it out with us at the kitchen table.',
    ),
    sample(
      'Raymond G.',
      '2025-03',
      'I’m hard of hearing. They wrote to me in large type and we met in a quiet room. I didn’t have to ask.',
    ),
    sample(
      'Farah M.',
      '2025-02',
      'After a heart operation I assumed that nobody would insure me. She asked around first, and told me which doors were closed.',
    ),
  ],
)

function sample(name: string, date: string, text: string): Testimonial {
  return { name, text, source: 'Sample text for layout', date, permission: null, sample: true }
}
