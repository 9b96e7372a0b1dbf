/** A misconfiguration that prevents the start; its message is one sentence that says what to change. */
export class StartupError extends Error {
  override name = 'StartupError'
}
