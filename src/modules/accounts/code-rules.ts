/**
 * Limits of mailed six-digit codes, times in seconds. Each request has a code and attempts of its own.
 * Strangers together cause at most `maxPerDayToMailbox` codes of a purpose to one mailbox, and so guess at
 * most `maxPerDayToMailbox * maxAttempts` times a day: 100 guesses among a million.
 */
export const codeLimits = { digits: 6, lifetime: 10 * 60, maxAttempts: 5, resendPause: 30, maxPerDay: 10, maxPerDayToMailbox: 20 } as const;

/** Action that a code allows. */
export type CodePurpose = 'signup' | 'password' | 'email' | 'order';

/** The requester of a code that any browser may enter: the operator's, which the command prints. */
export const anyRequester = 'any';
