/** Six digits, sent by mail. Times in seconds. */
export const codeLimits = { digits: 6, life: 10 * 60, attempts: 5, pause: 30, aDay: 10 } as const;

/** What a code is good for. */
export type CodePurpose = 'signup' | 'password' | 'email' | 'order';
