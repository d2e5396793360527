import './quick-passwords.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that makes the code complain has found something, even when its own expectations hold.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
