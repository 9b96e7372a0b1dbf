import { entry } from '#content/site/entry.ts'
import { sampleNote } from '#content/site/sample.ts'
import type { Video } from '#content/site/types.ts'

/** The videos of the 'Hear from our Advisers' popup, in its order. */
export const videos = entry<Video[]>('people/videos', 'Films', [
  {
    sample: true,
    title: 'Rukhsana Malik: my first month',
    url: 'https://www.youtube-nocookie.com/embed/sampleid001',
    poster: 'video-first-month',
  },
  {
    sample: true,
    title: 'Tom Eversley: what file checks taught me',
    url: 'https://www.youtube-nocookie.com/embed/sampleid002',
    poster: 'video-file-checks',
  },
  {
    sample: true,
    title: 'Angharad Bowen: inside a peer group',
    url: 'https://www.youtube-nocookie.com/embed/sampleid003',
    poster: 'video-peer-group',
  },
  {
    sample: true,
    title: 'Dev Chowdhury: moving from another network',
    url: 'https://www.youtube-nocookie.com/embed/sampleid004',
    poster: 'video-moving-network',
  },
  {
    sample: true,
    title: 'Lorna Sinclair: taking time over later life',
    url: 'https://www.youtube-nocookie.com/embed/sampleid005',
    poster: 'video-later-life',
  },
  {
    sample: true,
    title: 'Kwame Boateng: my own name on the door',
    url: 'https://www.youtube-nocookie.com/embed/sampleid006',
    poster: 'video-own-name',
  },
  {
    sample: true,
    title: 'Eleanor Finch: learning the systems',
    url: 'https://www.youtube-nocookie.com/embed/sampleid007',
    poster: 'video-learning-systems',
  },
  {
    sample: true,
    title: 'Hassan Qureshi: becoming an Appointed Representative',
    url: 'https://www.youtube-nocookie.com/embed/sampleid008',
    poster: 'video-appointed-representative',
  },
  {
    sample: true,
    title: 'Bridget O’Shea: what I asked before I signed',
    url: 'https://www.youtube-nocookie.com/embed/sampleid009',
    poster: 'video-before-signing',
  },
])

/** Shown before anything is requested from the video host. */
export const videoNote = `Playing a film loads it from YouTube, which may then set cookies.${sampleNote(videos, 'The films')}`
