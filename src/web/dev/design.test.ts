import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type PageSettings, settingsContext } from '../settings.ts';
import { loader } from './design.tsx';

const load = (demo: boolean) => {
  const context = new RouterContextProvider();
  context.set(settingsContext, { demo } as PageSettings);
  return () => loader({ context } as unknown as Parameters<typeof loader>[0]);
};

afterEach(() => vi.unstubAllEnvs());

test('has no design page in a real shop', () => {
  vi.stubEnv('DEV', false);
  expect(load(false)).toThrow(expect.objectContaining({ status: 404 }));
  expect(load(true)()).toBeNull();
});

test('has the design page in development', () => {
  vi.stubEnv('DEV', true);
  expect(load(false)()).toBeNull();
});
