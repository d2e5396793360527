import { afterEach, expect, test } from 'vitest';
import { currentToasts, dismissSubject, dismissToast, showToast } from './toast-queue.ts';

afterEach(() => {
  for (const { id } of currentToasts().queue) dismissToast(id);
});

const texts = () => currentToasts().queue.map(({ text }) => text);

test('shows the newest toast and the earlier one after it', () => {
  showToast({ text: 'Request submitted!' });
  showToast({ text: 'Feedback submitted!' });
  expect(texts()).toEqual(['Feedback submitted!', 'Request submitted!']);
  dismissToast(currentToasts().queue[0]?.id ?? 0);
  expect(texts()).toEqual(['Request submitted!']);
});

test('replaces every earlier success by a failure', () => {
  showToast({ text: 'Profile updated successfully!', subject: 'profile' });
  showToast({ text: 'Address deleted.', subject: 'addresses', action: 'Undo' });
  showToast({ text: 'Failed to update profile.', kind: 'failed', subject: 'form' });
  // A success that can be undone reappears.
  expect(texts()).toEqual(['Failed to update profile.', 'Address deleted.']);
});

test('replaces a failure by a success of the same subject alone', () => {
  showToast({ text: 'Failed to update details.', kind: 'failed', subject: 'form' });
  showToast({ text: 'Link copied.', subject: 'share' });
  expect(texts()).toEqual(['Link copied.', 'Failed to update details.']);
  dismissSubject('form');
  expect(texts()).toEqual(['Link copied.']);
});
