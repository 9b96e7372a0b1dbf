/**
 * True while the site has the sample content that it ships with. Set it to false when the content is the firm's own:
 * tests/spec, which compares the sample with the specification, is then left out of `npm test`.
 */
export const shipsSample: boolean = true
