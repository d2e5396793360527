/**
 * Shares of what goes wrong in a month of a small marketplace in India, a little worse than is usual: what
 * never happens proves nothing. Each is a probability.
 */
export const monthRates = {
  /** Ways to pay; the rest is by card or UPI at Razorpay. */
  cash: 0.35,
  stripe: 0.15,
  coupon: 0.1,
  /** Buyers with an account, and those of them who pay with the store credit that they have. */
  regular: 0.25,
  usesCredit: 0.7,
  /** Regular buyers who take store credit where they could have their money. */
  takesCredit: 0.5,
  /** A parcel that arrived at a regular buyer, for which the shop gives store credit. */
  goodwill: 0.4,
  /** A cart of two products, one of three. */
  secondProduct: 0.3,

  /** Orders to be paid online. */
  neverPaid: 0.08,
  declinedFirst: 0.07,
  paidAfterTheHold: 0.01,
  messageLost: 0.04,
  messageTwice: 0.05,
  paidTwice: 0.005,

  /** Before packing. */
  buyerCancels: 0.03,
  sellerCannotDeliver: 0.01,
  /** Sellers that pack on a given day. */
  packsToday: 0.65,

  /** A parcel on its way, on a given day from the second. */
  arrives: 0.35,
  neverMoves: 0.006,
  refusedInCash: 0.06,
  refusedPaid: 0.01,
  nobodyHome: 0.03,
  /** A parcel on its way back, on a given day. */
  comesBack: 0.25,

  /** Buyers whose parcel is late and who are asked. */
  saysNotReceived: 0.5,
  wantsItAgain: 0.4,
  /** A parcel that arrived, once. */
  damaged: 0.04,
  /** A shop answers a report on a given day. */
  answersToday: 0.5,
  refusesReturn: 0.1,

  /** Money back. */
  refundFails: 0.01,
  /** The desk pays cash refunds and failed ones on a given day. */
  deskPaysToday: 0.6,
  chargeback: 0.004,
  chargebackWon: 0.4,
} as const;
