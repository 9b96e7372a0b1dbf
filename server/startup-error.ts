/** Something an operator must put right before the site can start; its message is one sentence that says what. */
export class StartupError extends Error {
  override name = 'StartupError'
}
