/** Something an operator must mend before the site can start; its message is one sentence that says what. */
export class StartFault extends Error {
  override name = 'StartFault'
}
