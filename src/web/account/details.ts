import type { User } from '#modules/accounts/contract.ts';

export interface Details {
  name?: string;
  email?: string;
  phone?: string;
  preferences?: Partial<User['preferences']>;
}

const texts = ['name', 'email', 'phone'] as const;
const preferences = ['personalizedRecommendations', 'promotionalEmails'] as const;

/** What of the form differs from what is stored: only that is sent. A preference that is not in the form is a box without a tick. */
export function changedDetails(user: Pick<User, (typeof texts)[number] | 'preferences'>, values: Record<string, string>): Details {
  const changed: Details = {};
  for (const name of texts) {
    const value = values[name]?.trim();
    if (value !== undefined && value !== user[name]) changed[name] = value;
  }
  for (const name of preferences) {
    const wanted = values[name] !== undefined;
    if (wanted !== user.preferences[name]) changed.preferences = { ...changed.preferences, [name]: wanted };
  }
  return changed;
}
