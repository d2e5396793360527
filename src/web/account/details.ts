import type { User } from '#modules/accounts/contract.ts';

export interface DetailsChange {
  name?: string;
  email?: string;
  phone?: string;
  preferences?: Partial<User['preferences']>;
}

const textNames = ['name', 'email', 'phone'] as const;
const preferenceNames = ['personalizedRecommendations', 'promotionalEmails'] as const;

/** What of the form differs from what is stored: only that is sent. A preference that is not in the form is a box without a tick. */
export function changedDetails(
  user: Pick<User, (typeof textNames)[number] | 'preferences'>,
  values: Record<string, string>,
): DetailsChange {
  const changed: DetailsChange = {};
  for (const name of textNames) {
    const value = values[name]?.trim();
    if (value !== undefined && value !== user[name]) changed[name] = value;
  }
  for (const name of preferenceNames) {
    const wanted = values[name] !== undefined;
    if (wanted !== user.preferences[name]) changed.preferences = { ...changed.preferences, [name]: wanted };
  }
  return changed;
}
