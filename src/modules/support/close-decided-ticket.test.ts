import { afterAll, beforeAll, expect, test } from 'vitest';
import { operateApplication } from '#modules/onboarding/operate-application.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { closeDecidedTicket } from './close-decided-ticket.ts';

let app: TestApp;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Runs the jobs that wait, as the queue does. */
async function runJobs(): Promise<void> {
  const jobs = await run(`delete from jobs.job where name = 'close-decided-ticket' returning data`);
  for (const { data } of jobs) await closeDecidedTicket(app.ctx, data as { reference: string });
}

test('the ticket of a request to sell closes with its decision, and opens again where that is taken back', async () => {
  const form = {
    name: 'Sunita Devi',
    email: 'sunita@example.org',
    phoneNumber: '98290 12345',
    businessName: 'Blue Pots',
    description: 'Pots',
  };
  const { reference } = (await createTestClient(app).send('POST', '/seller-request', form)).body;
  const ticket = async () => (await run('select state, resolved_at is not null as closed from tickets where id = $1', [reference]))[0];
  const step = async (event: 'look' | 'refuse' | 'reconsider') => {
    await operateApplication(app.ctx, { reference, event, reason: event === 'refuse' ? { en: 'Printed.', hi: 'छपी हुई।' } : undefined });
    await runJobs();
    return ticket();
  };
  expect(await step('look')).toEqual({ state: 'open', closed: false });
  expect(await step('refuse')).toEqual({ state: 'resolved', closed: true });
  // The same step may be reported twice.
  await closeDecidedTicket(app.ctx, { reference });
  expect(await ticket()).toEqual({ state: 'resolved', closed: true });
  expect(await step('reconsider')).toEqual({ state: 'open', closed: false });
  await closeDecidedTicket(app.ctx, { reference: 'none' });
});
