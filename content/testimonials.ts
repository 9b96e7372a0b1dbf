import type { Testimonial } from './types.ts'

/** Replace with real words, each with its source, date and permission, before the site is live. */
export const clientTestimonials: Testimonial[] = [
  sample(
    'Priya K.',
    '2026-09',
    'We had been turned down once and didn’t want to go through it again. Our adviser explained why it had happened, told us what to sort out first, and only then talked about lenders. I never felt silly for asking the same thing twice.',
  ),
  sample(
    'Gareth W.',
    '2026-08',
    'I brought a carrier bag of old pension letters. She went through every one with me. For the first time I know what I’ve got and where it is.',
  ),
  sample(
    'Maureen T.',
    '2026-07',
    'I went in thinking equity release was the only way. We talked about my daughter, the stairs, the garden and what I could claim. In the end I decided to wait. Nobody pushed me either way, and I was given it all in writing to show the family.',
  ),
  sample(
    'Daniel O.',
    '2026-06',
    'Self-employed, two years of accounts, first flat. I expected a lecture. What I got was a list, a timetable and a phone call every Friday until it was done.',
  ),
  sample(
    'Sunita and Mark R.',
    '2026-05',
    'My husband likes risk and I don’t. Our adviser asked each of us separately and then got us to talk to one another. It was the most sensible conversation about money we have had in twenty years.',
  ),
  sample(
    'Eleri J.',
    '2026-04',
    'When Mum died I didn’t know where to begin. He told me what had to be done that month and what could be left. Then he left me alone until I was ready, which I appreciated more than anything.',
  ),
  sample(
    'Tomasz B.',
    '2026-03',
    'English is my second language. Everything was explained without long words, and she checked that I had understood by asking me to say it back. Very patient.',
  ),
  sample(
    'Helen F.',
    '2026-02',
    'There are nine of us in the business and we had never thought about what would happen to the shares. The adviser worked with our accountant and solicitor, so I wasn’t carrying messages between three people. He was clear about what we did not need, too.',
  ),
  sample(
    'Ibrahim S.',
    '2026-01',
    'I asked for a callback at half past four because I work shifts. The phone rang at half past four. That sort of set the tone.',
  ),
  sample(
    'Rosemary and Alan P.',
    '2025-12',
    'We wanted to know whether we could stop work and still help the grandchildren. There was no simple yes or no, but we were shown what each choice would mean and left to argue about it at home. We go back once a year and go over it again.',
  ),
  sample(
    'Chloe D.',
    '2025-11',
    'First proper job, no idea what the pension booklet was on about. One video call and I could explain it to my flatmate.',
  ),
  sample(
    'Martin H.',
    '2025-10',
    'After the divorce I needed to work out whether I could keep the house. I was told plainly what looked possible and what didn’t. It wasn’t all what I had hoped to hear, but I could plan around it, and that was what I had come for.',
  ),
  sample(
    'Nkechi A.',
    '2025-08',
    'The fees were on one page and I understood the page. I asked what would happen if I did nothing and got a proper answer to that as well.',
  ),
  sample(
    'Stephen L.',
    '2025-06',
    'Prices dropped a few weeks after I had invested and I rang in a bit of a state. We went back over what the money was for and how long I’d said I could leave it. No jargon, no brushing me off. I put the phone down calmer than I picked it up.',
  ),
  sample(
    'Bethan and Louise C.',
    '2025-05',
    'With a baby due we wanted life cover and had no clue how much. Our adviser worked it out with us at the kitchen table, and talked us out of one policy we thought we needed.',
  ),
  sample(
    'Raymond G.',
    '2025-03',
    'I’m hard of hearing and dislike the telephone. They wrote to me instead, in large type, and we met in a quiet room. Small things, but they thought of them and I didn’t have to ask.',
  ),
  sample(
    'Farah M.',
    '2025-02',
    'I’d had a heart operation and assumed that nobody would insure me. She asked around before I filled in a single form, told me honestly which doors were closed, and helped me with the ones that weren’t.',
  ),
]

function sample(name: string, date: string, text: string): Testimonial {
  return { name, text, source: 'Sample text for layout', date, permission: null, sample: true }
}
