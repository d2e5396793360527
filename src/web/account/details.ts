import type { User } from '#modules/accounts/contract.ts';

interface DetailsChange {
  name?: string;
  email?: string;
  phone?: string;
  preferences?: Partial<User['preferences']>;
}

const textNames = ['name', 'email', 'phone'] as const;
export const preferenceNames = ['personalizedRecommendations', 'promotionalEmails'] as const;
export type PreferenceName = (typeof preferenceNames)[number];
type Details = Pick<User, (typeof textNames)[number] | 'preferences'>;

/** The preferences that are on, as the form that shows them carries them in `shownPreferences`. */
export const shownPreferences = ({ preferences }: Pick<User, 'preferences'>): string =>
  preferenceNames.filter((name) => preferences[name]).join(' ');

/**
 * Changes of the form against the stored details: only these are saved. A box that is not in the form has no
 * tick; one that is as it was shown changes nothing, so that an older page does not undo another one's
 * change.
 */
export function changedDetails(user: Details, values: Partial<Record<string, string>>): DetailsChange {
  const changed: DetailsChange = {};
  for (const name of textNames) {
    const value = values[name]?.trim();
    if (value !== undefined && value !== user[name]) changed[name] = value;
  }
  const shown = new Set((values.shownPreferences ?? shownPreferences(user)).split(' '));
  for (const name of preferenceNames) {
    const isTicked = values[name] !== undefined;
    if (isTicked !== shown.has(name) && isTicked !== user.preferences[name])
      changed.preferences = { ...changed.preferences, [name]: isTicked };
  }
  return changed;
}

/** Drops texts that are as the page showed them, so that changes of another page stay. */
export const withoutUnchanged = (user: Details, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !textNames.some((each) => each === name && user[each] === value)));
