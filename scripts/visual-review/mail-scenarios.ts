import type { APIRequestContext, Page } from '@playwright/test';
import { type Scenario, scenarioOf } from './scenario.ts';

/** A mail runs no scripts, not even those that look into it. */
const unlock = (page: Page) =>
  page.route('**/dev/outbox/*/html', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });

/** The mails that were sent so far, one of each subject, as documents of their own. */
export async function mailScenarios(request: APIRequestContext): Promise<Scenario[]> {
  const at = scenarioOf('visitor');
  const list = await (await request.get('/dev/outbox')).text();
  const mails = [...list.matchAll(/href="(\/dev\/outbox\/[^"]+)">([^<]*)/g)];
  // Numbers and codes differ from mail to mail.
  const byKind = new Map(
    mails.map(([, path = '', subject = '']) => [
      subject.replace(/R-[\p{Lu}\d]{8}|[\p{Lu}\d]{4}-[\p{Lu}\d]{4}|[\w-]*\d[\w-]*/gu, '…'),
      path,
    ]),
  );
  return [
    at('/dev/outbox', '/dev/outbox', { isEnglish: true }),
    ...[...byKind].map(([subject, path]) => at(`/dev/outbox: ${subject}`, `${path}/html`, { isEnglish: true, before: unlock })),
    ...[...byKind.values()].slice(0, 1).map((path) => at('/dev/outbox/id', path, { isEnglish: true })),
  ];
}
