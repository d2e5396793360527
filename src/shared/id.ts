import { customAlphabet } from 'nanoid';

/** A short opaque identifier: 14 characters without look-alikes, about 68 bits of randomness. */
export const newId = customAlphabet('23456789abcdefghjkmnpqrstvwxyz', 14);

/**
 * Makes a code to read out and type: 8 capitals and digits without look-alikes, about 39 bits of randomness.
 */
export const newReadableCode = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 8);
