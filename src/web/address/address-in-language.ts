import type { AddressMessages } from '../messages/en/address.ts';

/**
 * Writes state and country of an address within India in the language of the page. Everything else stays as
 * it was typed, because a courier has to find it: there is no list of cities and streets in both scripts.
 * @param lines as the server formats an address, with or without a name before and a phone behind
 */
export function addressInLanguage(lines: readonly string[], t: AddressMessages): string[] {
  const country = lines.lastIndexOf('India');
  return lines.map((line, index) => {
    if (index === country) return t.india;
    return index === country - 1 ? (t.states[line] ?? line) : line;
  });
}

/** Writes an address of one text in the same way. */
export const addressTextInLanguage = (text: string, t: AddressMessages): string => addressInLanguage(text.split('\n'), t).join('\n');
