/** A mistake of the operator; its message is one sentence that says how to correct it. */
export class DeskError extends Error {
  override name = 'DeskError'
}
