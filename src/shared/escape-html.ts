const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for the content of an element, or for an attribute in quotation marks. */
export const escapeHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
