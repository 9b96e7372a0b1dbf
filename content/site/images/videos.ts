import { placeholder } from './catalogue-image.ts'
import { catalogue } from './own-pictures.ts'

const posterOf = (film: string) => placeholder('video-poster', `Opening picture of the film: ${film}`)

/** Posters, shown until a video is started. */
export const videoPosters = catalogue('films', 'Opening pictures of films', {
  'video-first-month': posterOf('Rukhsana Malik on her first month in the network'),
  'video-file-checks': posterOf('Tom Eversley on what file checks taught him'),
  'video-peer-group': posterOf('Angharad Bowen inside a peer group'),
  'video-moving-network': posterOf('Dev Chowdhury on moving from another network'),
  'video-later-life': posterOf('Lorna Sinclair on taking time over later life'),
  'video-own-name': posterOf('Kwame Boateng on keeping his own name on the door'),
  'video-learning-systems': posterOf('Eleanor Finch on learning the systems'),
  'video-appointed-representative': posterOf('Hassan Qureshi on becoming an Appointed Representative'),
  'video-before-signing': posterOf('Bridget O’Shea on what she asked before she signed'),
})

export type VideoPosterName = keyof typeof videoPosters
