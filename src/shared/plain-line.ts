/** Links, e-mail addresses and marks that turn the direction of the text around. */
const forbidden = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@.]|[\p{Bidi_Control}\u2028\u2029]/iu;

/**
 * Tells whether a text can stand as a name or in an address. Mails carry it, perhaps to a stranger. Parts of
 * real addresses pass: C/O, No. 5/7, Plot #12, M.G. Road.
 */
export const isPlainLine = (text: string): boolean => !forbidden.test(text);
