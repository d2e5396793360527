import { afterEach, expect, test } from 'vitest';
import { currentToasts, dismissSubject, dismissToast, showToast } from './toast-queue.ts';

afterEach(() => {
  for (const { id } of currentToasts().waiting) dismissToast(id);
});

const texts = () => currentToasts().waiting.map(({ text }) => text);

test('the newest toast is on the screen, and an earlier one comes back after it', () => {
  showToast({ text: 'Request submitted!' });
  showToast({ text: 'Feedback submitted!' });
  expect(texts()).toEqual(['Feedback submitted!', 'Request submitted!']);
  dismissToast(currentToasts().waiting[0]?.id ?? 0);
  expect(texts()).toEqual(['Request submitted!']);
});

test('a failure takes the place of every success before it, whatever its subject', () => {
  showToast({ text: 'Profile updated successfully!', subject: 'profile' });
  showToast({ text: 'Address deleted.', subject: 'addresses', action: 'Undo' });
  showToast({ text: 'Failed to update profile.', kind: 'failed', subject: 'form' });
  // What can still be undone comes back.
  expect(texts()).toEqual(['Failed to update profile.', 'Address deleted.']);
});

test('a success of the same subject takes the place of a failure, one of another subject leaves it waiting', () => {
  showToast({ text: 'Failed to update details.', kind: 'failed', subject: 'form' });
  showToast({ text: 'Link copied.', subject: 'share' });
  expect(texts()).toEqual(['Link copied.', 'Failed to update details.']);
  dismissSubject('form');
  expect(texts()).toEqual(['Link copied.']);
});
