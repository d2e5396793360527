import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Does by hand what an operator does with `npm run admin -- <command> …`, or opens a door of the tests alone
 * (`serve.ts`).
 */
export async function operate(request: APIRequestContext, command: string, ...args: string[]): Promise<string> {
  const door = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3987) + 2}`;
  const answer = await request.post(door, { data: { command, args } });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return text;
}
