export const languages = ['en', 'hi'] as const;
export const colorSchemes = ['light', 'dark'] as const;
/** CSS px. */
export const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
export type Language = (typeof languages)[number];
export type ColorScheme = (typeof colorSchemes)[number];

/**
 * Everything is looked at in every combination by `npm run nightly -- browser`, and
 * in one of them by `npm test`.
 */
export const isNightly = Boolean(process.env.NIGHTLY);

/** The tag of what `npm test` leaves to the night: what looks or works like a case that it has. */
const nightly = '@nightly';

/** @param inEveryRun whether this case of several is the one that every run has */
export const nightlyUnless = (inEveryRun: boolean): string[] => (inEveryRun ? [] : [nightly]);

/**
 * Spreads pages evenly over language, screen and colour scheme, so that one run
 * visits each page once and every combination often.
 * @param index the page's place in its list
 * @param screen the name of the Playwright project
 * @returns the colour schemes in which this page is checked here: none where another combination has it
 */
export function schemesFor(index: number, language: Language, screen: string): readonly ColorScheme[] {
  if (isNightly) return colorSchemes;
  const isHere = languages[index % 2] === language && ['phone', 'desk'][Math.floor(index / 2) % 2] === screen;
  return isHere ? [colorSchemes[Math.floor(index / 4) % 2] ?? 'light'] : [];
}

/** Paths in one language each by turns, at night in both. @param paths in English */
export const alternateLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path, index) => (isNightly ? [path, `/hi${path}`] : [index % 2 === 0 ? path : `/hi${path}`]));
