interface DeliveryErrorOptions {
  /** Without personal data: it is stored, and shown to the operator. */
  reason: string
  /** No later attempt can succeed: the message is parked at once. */
  isPermanent?: boolean | undefined
  cause?: unknown
}

/** Why a message was not delivered, and whether a retry may help. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly reason: string
  readonly isPermanent: boolean

  constructor({ reason, isPermanent = false, cause }: DeliveryErrorOptions) {
    super(reason, { cause })
    this.reason = reason
    this.isPermanent = isPermanent
  }
}
