import { expect, test } from 'vitest';
import { changedDetails, shownPreferences, withoutUnchanged } from './details.ts';

const user = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '+919876543210',
  preferences: { personalizedRecommendations: true, promotionalEmails: false },
};
const same = { name: user.name, email: user.email, phone: user.phone, personalizedRecommendations: 'on' };

test('nothing is sent of a form that says what is stored', () => {
  expect(changedDetails(user, same)).toEqual({});
  expect(changedDetails(user, { ...same, name: ' Asha Verma ' })).toEqual({});
});

test('only what was changed is sent, each preference by itself', () => {
  expect(changedDetails(user, { ...same, phone: '' })).toEqual({ phone: '' });
  expect(changedDetails(user, { ...same, email: 'new@example.com' })).toEqual({ email: 'new@example.com' });
  expect(changedDetails(user, { ...same, promotionalEmails: 'on' })).toEqual({ preferences: { promotionalEmails: true } });
  const { personalizedRecommendations: _, ...without } = same;
  expect(changedDetails(user, without)).toEqual({ preferences: { personalizedRecommendations: false } });
});

test('a preference that stays as the page showed it does not take back what another page changed', () => {
  const shown = shownPreferences(user);
  expect(shown).toBe('personalizedRecommendations');
  const changedElsewhere = { ...user, preferences: { personalizedRecommendations: false, promotionalEmails: true } };
  expect(changedDetails(changedElsewhere, { ...same, shownPreferences: shown })).toEqual({});
  const { personalizedRecommendations: _, ...without } = same;
  expect(changedDetails(changedElsewhere, { ...without, promotionalEmails: 'on', shownPreferences: shown })).toEqual({});
});

test('texts that are as the page showed them are not sent', () => {
  expect(withoutUnchanged(user, { ...same, phone: '' })).toEqual({ phone: '', personalizedRecommendations: 'on' });
});
