import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecrets, loadOrCreateSecret } from './secrets.ts';

const secrets = createSecrets('a secret of more than thirty-two characters');
const others = createSecrets('another secret of more than thirty-two chars');

test('a digest belongs to one text, one purpose and one secret', () => {
  const digest = secrets.digest('code', '123456');
  expect(secrets.matches('code', '123456', digest)).toBe(true);
  expect(secrets.matches('code', '123457', digest)).toBe(false);
  expect(secrets.matches('other', '123456', digest)).toBe(false);
  expect(others.matches('code', '123456', digest)).toBe(false);
  expect(secrets.matches('code', '123456', '')).toBe(false);
});

test('what is sealed can be read again, by the same secret for the same purpose alone', () => {
  const sealed = secrets.seal('totp', 'सुई and thread');
  expect(sealed).not.toBe(secrets.seal('totp', 'सुई and thread'));
  expect(secrets.unseal('totp', sealed)).toBe('सुई and thread');
  expect(() => secrets.unseal('other', sealed)).toThrow();
  expect(() => others.unseal('totp', sealed)).toThrow();
  expect(() => secrets.unseal('totp', `${sealed.slice(0, -3)}AAA`)).toThrow();
});

test('a demo shop keeps the secret it made, for its owner alone', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'secret-')), 'data');
  const [first, second] = await Promise.all([loadOrCreateSecret(directory), loadOrCreateSecret(directory)]);
  const later = await loadOrCreateSecret(directory);
  expect(later.length).toBeGreaterThanOrEqual(64);
  // Two that start at once on an empty directory cannot happen: the directory has a lock.
  expect([first, second]).toContain(later);
  expect((await stat(join(directory, 'auth-secret'))).mode & 0o777).toBe(0o600);
});
