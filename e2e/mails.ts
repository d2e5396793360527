import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An address of someone who was never here before. */
export const someone = (name = 'asha'): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

/**
 * The text of the newest mail to an address, as the mail server took it.
 * @param count waits until so many have come
 */
export async function newestMail(request: APIRequestContext, to: string, count = 1): Promise<string> {
  let ids: string[] = [];
  await expect(async () => {
    const list = await (await request.get('/dev/outbox')).text();
    ids = [...list.matchAll(/href="\/dev\/outbox\/([^"]+)">[^<]*<span[^>]*>([^<]*)/g)]
      .filter(([, , line = '']) => line.includes(to))
      .map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 20_000 });
  const page = await (await request.get(`/dev/outbox/${ids[0]}`)).text();
  const text = /<pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '';
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

/** The six digits in the newest mail to an address. */
export async function sentCode(request: APIRequestContext, to: string, count = 1): Promise<string> {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await newestMail(request, to, count))?.[0];
  if (!code) throw new Error('no code in the mail');
  return code;
}
