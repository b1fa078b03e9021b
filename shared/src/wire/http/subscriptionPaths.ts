/** The calls about plans and about one's own subscription. Errors are problems with the codes named here. */
export const subscriptionPaths = {
  /** `GET`, by anybody, with `?country=IE` (spec §5: unsupported ones are OTHER): 200 with a `planListSchema`. */
  plans: '/api/plans',
  /** `GET`: 200 with an `ownSubscriptionSchema`; 401. */
  subscription: '/api/subscription',
  /**
   * `POST` with a `newCheckoutSchema`: 201 with a `checkoutSchema`; the same again while it is open. 401; 409 ALREADY_SUBSCRIBED for a Boost
   * that renews; 503 PAYMENTS_OFF where plans cannot be bought.
   */
  checkout: '/api/subscription/checkout',
  /** `POST`: 200 with an `ownSubscriptionSchema`: Boost ends with the period that is paid for. 401; 409 NOTHING_TO_CANCEL; 503 PAYMENTS_OFF, PAYMENTS_UNAVAILABLE. */
  cancel: '/api/subscription/cancel',
  /** `POST` with a `newRefundSchema`: 202 with an `ownSubscriptionSchema`. 401; 409 NOT_REFUNDABLE after the money-back days; 503 as above. */
  refund: '/api/subscription/refund',
} as const

/** Where the payment provider reports what happened, in Stripe's format: `POST`, signed. 200 `{received: true}`; 400 SIGNATURE_INVALID. */
export const stripeWebhookPath = '/webhooks/stripe'

/**
 * The local test checkout, in development only; elsewhere 404. It takes no money, and sends the webhooks that a payment provider would.
 * People come to it by the link of `checkoutSchema`: `/app/testCheckout?checkout={id}`.
 */
export const testCheckoutPaths = {
  /** `GET`: 200 with a `testCheckoutSchema`; 401, 404 CHECKOUT_UNKNOWN for somebody else's. */
  checkout: '/api/test-checkouts/:id',
  /** `POST` with a `testPaymentSchema`: 200 with a `testPaymentResultSchema`; 400 COUPON_UNKNOWN, 409 CHECKOUT_OVER. */
  events: '/api/test-checkouts/:id/events',
} as const
