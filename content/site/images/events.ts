import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Posters, by date and kind of event. */
export const eventPosters = {
  'event-2024-01-18-conference': placeholder(
    'event-poster',
    '18 JAN 2024',
    'Poster for the annual conference on 18 January 2024',
  ),
  'event-2024-03-06-peer-group': placeholder(
    'event-poster',
    '6 MAR 2024',
    'Poster for the peer group ‘Borrowers who work for themselves’ on 6 March 2024',
  ),
  'event-2024-04-25-masterclass': placeholder(
    'event-poster',
    '25 APR 2024',
    'Poster for the masterclass ‘The suitability report, rewritten’ on 25 April 2024',
  ),
  'event-2024-06-11-peer-group': placeholder(
    'event-poster',
    '11 JUN 2024',
    'Poster for the peer group ‘Couples who want different things’ on 11 June 2024',
  ),
  'event-2024-07-13-social': placeholder(
    'event-poster',
    '13 JUL 2024',
    'Poster for the summer BBQ on 13 July 2024',
  ),
  'event-2024-10-09-peer-group': placeholder(
    'event-poster',
    '9 OCT 2024',
    'Poster for the peer group ‘Starting the protection conversation’ on 9 October 2024',
  ),
  'event-2024-11-14-masterclass': placeholder(
    'event-poster',
    '14 NOV 2024',
    'Poster for the masterclass ‘Advising under a power of attorney’ on 14 November 2024',
  ),
  'event-2025-01-16-conference': placeholder(
    'event-poster',
    '16 JAN 2025',
    'Poster for the annual conference on 16 January 2025',
  ),
  'event-2025-03-12-peer-group': placeholder(
    'event-poster',
    '12 MAR 2025',
    'Poster for the peer group ‘Running a practice of one’ on 12 March 2025',
  ),
  'event-2025-05-01-masterclass': placeholder(
    'event-poster',
    '1 MAY 2025',
    'Poster for the masterclass ‘Recognising vulnerable clients’ on 1 May 2025',
  ),
  'event-2025-06-10-peer-group': placeholder(
    'event-poster',
    '10 JUN 2025',
    'Poster for the peer group ‘Borrowing in later life’ on 10 June 2025',
  ),
  'event-2025-09-20-social': placeholder(
    'event-poster',
    '20 SEP 2025',
    'Poster for the charity ball on 20 September 2025',
  ),
  'event-2025-10-08-masterclass': placeholder(
    'event-poster',
    '8 OCT 2025',
    'Poster for the masterclass ‘Artificial intelligence in the advice office’ on 8 October 2025',
  ),
  'event-2025-11-18-peer-group': placeholder(
    'event-poster',
    '18 NOV 2025',
    'Poster for the peer group ‘Taking an income in retirement’ on 18 November 2025',
  ),
} as const satisfies Record<string, CatalogueImage>

export type EventPosterName = keyof typeof eventPosters
