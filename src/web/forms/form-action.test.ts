import { type ActionFunctionArgs, RouterContextProvider, redirect } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { action as erase } from '../account/erase.tsx';
import { apiContext } from '../api.ts';
import { action as login } from '../sign-in/login.tsx';
import { action as feedback } from '../storefront/feedback.tsx';
import { answerForms } from './form-action.ts';

const actions: Record<string, (args: ActionFunctionArgs) => Promise<unknown>> = {
  '/login': login,
  '/hi/feedback': feedback,
  '/account/delete': erase,
  '/guarded': async () => redirect('/login'),
};

let app: TestApp;
beforeAll(async () => {
  // The middleware and the action of a page, without the page around them.
  app = await openTestApp({}, async (request, { api }) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/\.data$/, '');
    const args = { request, url, context, params: {} } as unknown as ActionFunctionArgs;
    const next = async () => {
      const result = await actions[url.pathname]?.(args);
      if (result instanceof Response) return result;
      const { data, init } = result as { data: object; init: ResponseInit };
      return Response.json(data, init);
    };
    return (await answerForms(args as never, next)) as Response;
  });
});
afterAll(() => app.close());
afterEach(() => app.setNow(undefined));

async function send(path: string, fields: Record<string, string>, cookies: TestClient['cookies'] = new Map(), accept?: string) {
  const answer = await app.request(path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: accept ?? (path.includes('.data') ? 'application/json' : 'text/html'),
      cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
    },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  const body = text === '' ? undefined : JSON.parse(text);
  return { status: answer.status, location: answer.headers.get('location'), cookies: answer.headers.getSetCookie(), body };
}

const typed = { name: 'Asha', email: 'no address', phoneNumber: '9876543210', subject: ' ', message: 'A word' };

test.each(['/hi/feedback', '/hi/feedback.data'])('%s returns a rejected form with everything typed', async (path) => {
  const { status, body } = await send(path, typed);
  expect(status).toBe(422);
  expect(body).toEqual({ code: 'INVALID_INPUT', values: typed, fieldErrors: { email: 'refused', subject: 'required' } });
});

test('leads a browser without scripts on, and answers scripts', async () => {
  const form = { ...typed, email: 'asha@example.org', subject: 'Cloth' };
  expect(await send('/hi/feedback', form)).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/hi\/feedback\?sent=[A-Z]-\w+$/),
  });
  const { status, location, body } = await send('/hi/feedback.data', { ...form, subject: 'More cloth' });
  expect({ status, location }).toEqual({ status: 200, location: null });
  expect(body).toHaveProperty('answer');
});

test('passwords do not come back, and a login sets its cookies either way', async () => {
  const person = await signUpTestClient(app);
  const wrong = await send('/login.data', { email: person.email, password: 'not this one' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS', values: { email: person.email } } });
  expect(JSON.stringify(wrong.body)).not.toContain('not this one');
  const right = { email: person.email, password: person.password };
  const scripted = await send('/login.data?next=/me', right);
  expect(scripted.body.answer.data.user.email).toBe(person.email);
  expect(await send('/login?next=/me', right)).toMatchObject({ status: 303, location: '/me' });
  expect(scripted.cookies.length).toBeGreaterThan(0);
});

test('a form that needs the password is led to enter it, and scripts are told so', async () => {
  const person = await signUpTestClient(app);
  app.setNow(new Date(Date.now() + 20 * 60 * 1000));
  const confirm = '/account/confirm?next=%2Faccount%2Fdelete';
  expect(await send('/account/delete', {}, person.cookies)).toMatchObject({ status: 303, location: confirm });
  expect(await send('/account/delete.data', {}, person.cookies)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATE' } });
});

test('scripts are told that a session has ended', async () => {
  expect(await send('/account/delete.data', {})).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  expect(await send('/guarded.data', {})).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test("leaves the router's own submissions alone", async () => {
  expect(await send('/guarded.data', {}, new Map(), '*/*')).toMatchObject({ status: 302, location: '/login' });
});
