/** A file that is no backup, or not one for this version; its message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
