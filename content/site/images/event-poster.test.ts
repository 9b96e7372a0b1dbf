import { describe, expect, test } from 'vitest'
import { eventPoster, eventPosterName } from './event-poster.ts'

const event = {
  id: 'spring-lending',
  kind: 'masterclass',
  title: 'Lending in spring',
  place: 'Alder Hall, Basingstoke',
  date: '2027-03-03',
  description: 'A day on one subject.',
} as const
const poster = {
  kind: 'file',
  src: '/pictures/spring.webp',
  widths: [],
  width: 640,
  height: 800,
  alt: 'Lending in spring, 3 March 2027',
} as const

describe('The poster of an event', () => {
  test('is drawn with its day on it', () => {
    expect(eventPosterName(event)).toBe('event-2027-03-03-masterclass')
    expect(eventPoster(event)).toMatchObject({
      kind: 'placeholder',
      label: '3 MAR 2027',
      alt: 'Poster for ‘Lending in spring’ on 3 March 2027',
    })
  })

  test('is a sample only while the event is', () => {
    expect(eventPoster(event)).not.toHaveProperty('sample', true)
    expect(eventPoster({ ...event, sample: true })).toHaveProperty('sample', true)
  })

  test('is the firm’s own where there is one', () => {
    expect(eventPoster({ ...event, poster })).toBe(poster)
  })
})
