/** The API calls for plans and the caller's subscription. Errors are problems with the codes named here. */
export const subscriptionPaths = {
  /**
   * `GET`, without an account, with `?country=IE` (spec §5: unsupported countries are OTHER): 200 with a
   * `planListSchema`.
   */
  plans: '/api/plans',
  /** `GET`: 200 with an `ownSubscriptionSchema`; 401. */
  subscription: '/api/subscription',
  /**
   * `POST` with a `newCheckoutSchema`: 201 with a `checkoutSchema`; repeats return the open checkout. 401; 409
   * ALREADY_SUBSCRIBED for a Boost that renews; 503 PAYMENTS_OFF if plans are not for sale here.
   */
  checkout: '/api/subscription/checkout',
  /**
   * `POST`: 200 with an `ownSubscriptionSchema`: Boost then ends with its paid period. 401; 409 NOTHING_TO_CANCEL; 503
   * PAYMENTS_OFF, PAYMENTS_UNAVAILABLE.
   */
  cancel: '/api/subscription/cancel',
  /** `POST` with a `newRefundSchema`: 202 with an `ownSubscriptionSchema`. 401; 409 NOT_REFUNDABLE after the money-back days; 503 as above. */
  refund: '/api/subscription/refund',
} as const

/**
 * Where the payment provider reports events, in Stripe's format: `POST`, signed. 200 `{received: true}`; 400
 * SIGNATURE_INVALID.
 */
export const stripeWebhookPath = '/webhooks/stripe'

/**
 * The local test checkout, in development only; elsewhere 404. It takes no money, and sends the webhooks that a payment
 * provider would. The link of `checkoutSchema` leads to it: `/app/testCheckout?checkout={id}`.
 */
export const testCheckoutPaths = {
  /** `GET`: 200 with a `testCheckoutSchema`; 401, 404 CHECKOUT_UNKNOWN for other people's. */
  checkout: '/api/test-checkouts/:id',
  /** `POST` with a `testPaymentSchema`: 200 with a `testPaymentResultSchema`; 400 COUPON_UNKNOWN, 409 CHECKOUT_OVER. */
  events: '/api/test-checkouts/:id/events',
} as const
