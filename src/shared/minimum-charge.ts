/**
 * The least that each way to pay takes, in paise. Razorpay refuses less than a rupee, Stripe less than half
 * a US dollar after conversion to the currency of the account's bank: this is above it at the rates of years.
 * Couriers take whole rupees.
 */
export const minimumCharge = { razorpay: 100, stripe: 6_000, cod: 100 };
