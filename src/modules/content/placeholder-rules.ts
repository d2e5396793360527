import { escapeHtml } from '#shared/escape-html.ts';
/** Placeholders of a text for the operator's settings: `{{brand}}`. */
export const placeholders = [
  'brand',
  'legalEntity',
  'legalAddress',
  'supportEmail',
  'grievanceOfficer',
  'grievanceEmail',
  'grievancePhone',
  'gstin',
  'cin',
  'publicUrl',
] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Record<Placeholder, string>;

const textPlaceholder = new RegExp(`\\{\\{(${placeholders.join('|')})\\}\\}`, 'g');
/** As an address holds them. The others have no business in one. */
const urlPlaceholder = /%7B%7B(supportEmail|grievanceEmail|grievancePhone|publicUrl)%7D%7D/g;

/** Fills a title or another plain text. */
export const fillText = (text: string, facts: PlaceholderValues): string =>
  text.replace(textPlaceholder, (_, name: Placeholder) => facts[name]);

/** Fills sanitized HTML: every setting is escaped there. A missing phone number cannot be called. */
export function fillHtml(html: string, facts: PlaceholderValues): string {
  return html
    .replace(urlPlaceholder, (_, name: Placeholder) =>
      escapeHtml(name === 'grievancePhone' ? facts[name].replace(/[^+\d]/g, '') : facts[name]),
    )
    .replace(textPlaceholder, (_, name: Placeholder) => escapeHtml(facts[name]))
    .replace(/<a href="tel:">(.*?)<\/a>/g, '$1');
}
