import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';
import { apiContext } from '../api.ts';
import { action as emailAction } from './email.tsx';
import { action as privacyAction } from './privacy.tsx';

const actions = { '/account/email': emailAction, '/account/privacy': privacyAction };
type Path = keyof typeof actions;

let shop: TestApp;
beforeAll(async () => {
  // The answer of a page's action, without the page around it.
  shop = await openTestApp({}, async (request, { api }) => {
    const url = new URL(request.url);
    const context = { get: (key: unknown) => (key === apiContext ? api : undefined) };
    const answer = await actions[url.pathname as Path]({ request, url, context, params: {} } as never);
    if (answer instanceof Response) return answer;
    const { data, init } = answer as { data: object; init: ResponseInit | null };
    return Response.json(data ?? answer, init ?? {});
  });
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

test.each(['/account/email', '/account/privacy'] as const)(
  '%s keeps a new address while the password is asked for, and out of the URL',
  async (path) => {
    const person = await signUpTestClient(shop);
    const send = async (fields: Record<string, string>) => {
      const answer = await shop.request(path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          cookie: [...person.cookies].map((cookie) => cookie.join('=')).join('; '),
        },
        body: new URLSearchParams(fields),
      });
      return { status: answer.status, location: answer.headers.get('location'), body: await answer.json() };
    };
    shop.setNow(new Date(Date.now() + 20 * 60 * 1000));
    const typed = { name: 'Asha Verma', email: `new-${path.length}@example.org`, phone: '', personalizedRecommendations: 'on' };
    const asked = await send(typed);
    expect(asked).toMatchObject({ status: 403, location: null, body: { code: 'REAUTHENTICATE', isConfirming: true, values: typed } });
    const wrong = await send({ ...asked.body.values, password: 'not this one' });
    expect(wrong.body).toMatchObject({ isConfirming: true, values: typed, fieldErrors: { password: 'refused' } });
    expect(JSON.stringify(wrong.body)).not.toContain('not this one');
    const taken = await send({ ...wrong.body.values, password: person.password });
    expect(taken).toMatchObject({ status: 200, body: { answer: { pendingEmail: typed.email } } });
  },
);
