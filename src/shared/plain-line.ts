/** What belongs in no name and no line of an address: a link, an e-mail address, or marks that turn the direction of the text around. */
const forbidden = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@.]|[\p{Bidi_Control}\u2028\u2029]/iu;

/**
 * Whether a text can stand as a name or in an address. Mails carry it, perhaps to a stranger. What real addresses hold is fine: C/O,
 * No. 5/7, Plot #12, M.G. Road.
 */
export const isPlainLine = (text: string): boolean => !forbidden.test(text);
