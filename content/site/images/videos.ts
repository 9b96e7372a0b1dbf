import { placeholder } from './catalogue-image.ts'
import { catalogue } from './own-pictures.ts'

/** Posters, shown until a video is started. */
export const videoPosters = catalogue('films', 'Opening pictures of films', {
  'video-first-month': placeholder(
    'video-poster',
    'Opening picture of the film: Rukhsana Malik on her first month in the network',
  ),
  'video-file-checks': placeholder(
    'video-poster',
    'Opening picture of the film: Tom Eversley on what file checks taught him',
  ),
  'video-peer-group': placeholder(
    'video-poster',
    'Opening picture of the film: Angharad Bowen inside a peer group',
  ),
  'video-moving-network': placeholder(
    'video-poster',
    'Opening picture of the film: Dev Chowdhury on moving from another network',
  ),
  'video-later-life': placeholder(
    'video-poster',
    'Opening picture of the film: Lorna Sinclair on taking time over later life',
  ),
  'video-own-name': placeholder(
    'video-poster',
    'Opening picture of the film: Kwame Boateng on keeping his own name on the door',
  ),
  'video-learning-systems': placeholder(
    'video-poster',
    'Opening picture of the film: Eleanor Finch on learning the systems',
  ),
  'video-appointed-representative': placeholder(
    'video-poster',
    'Opening picture of the film: Hassan Qureshi on becoming an Appointed Representative',
  ),
  'video-before-signing': placeholder(
    'video-poster',
    'Opening picture of the film: Bridget O’Shea on what she asked before she signed',
  ),
})

export type VideoPosterName = keyof typeof videoPosters
