/** A mistake of the operator; its message is one sentence that says how to correct it. */
export class DeskFault extends Error {
  override name = 'DeskFault'
}
