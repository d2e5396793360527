import { customAlphabet } from 'nanoid';

/** A short opaque identifier: 14 characters without look-alikes, about 68 bits of randomness. */
export const newId = customAlphabet('23456789abcdefghjkmnpqrstvwxyz', 14);
