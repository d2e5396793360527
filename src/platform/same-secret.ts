import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Tells whether a secret that was sent is the one that is known, in a time that says nothing about it. */
export const isSameSecret = (given: string | null, own: string): boolean => timingSafeEqual(digest(given ?? ''), digest(own));
