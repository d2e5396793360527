/**
 * Six digits, sent by mail. Times in seconds. Every request for a code has one of its own with its own attempts. Strangers together
 * cause at most `aDayOfMailbox` codes of a purpose to one mailbox, and so guess at most `aDayOfMailbox * attempts` times a day: 100
 * guesses among a million.
 */
export const codeLimits = { digits: 6, life: 10 * 60, attempts: 5, pause: 30, aDay: 10, aDayOfMailbox: 20 } as const;

/** What a code is good for. */
export type CodePurpose = 'signup' | 'password' | 'email' | 'order';

/** The requester of a code that any browser may enter: the operator's, which the command prints. */
export const anyRequester = 'any';
