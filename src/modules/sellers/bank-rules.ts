export const bankStates = ['entered', 'usable', 'replaced', 'stopped'] as const;
/** Standing of a bank account of a shop. `entered`: it rests before it is used. */
export type BankState = (typeof bankStates)[number];

/**
 * Hours for which a new account rests, so that an owner who did not enter it can still stop it. Payouts go to
 * the one of before until then.
 */
export const bankRestHours = 48;
