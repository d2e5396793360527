import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '#modules/notifications/deliver-mail.ts';
import { createLog } from '#platform/log.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

const lines: string[] = [];
let shop: TestApp;
beforeAll(async () => {
  const log = createLog('trace', undefined, { write: (line) => lines.push(line) });
  shop = await openTestApp({}, undefined, log);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

/** A text as it stands alone: six digits within a longer number are no code. */
const alone = (text: string) => new RegExp(`(?<![\\w])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`);

test('logs and mail links contain no password, code, token or address', async () => {
  const secrets = new Set(['blue lotus pond', 'a whole new phrase', 'the third password', 'not my password']);
  const email = 'walker@example.com';
  const moved = 'walker.moved@example.com';
  const personal = [email, moved, 'Walker', 'Verma', '9829012345', '12 Rose Lane'];
  const person = await signUpTestClient(shop, { email, name: 'Walker Verma' });
  secrets.add(await sentCode(shop, email));
  secrets.add(person.token);
  const note = (body: Record<string, unknown>) => {
    if (typeof body.token === 'string') secrets.add(body.token);
  };
  await person.send('POST', '/users/login', { email, password: 'not my password' });
  await person.send('POST', '/users/verify-otp', { email, otp: '000000' });
  note((await person.send('POST', '/users/login', { email, password: 'blue lotus pond' })).body);
  await person.send('PATCH', '/users/updateMe', { phone: '9829012345', email: moved });
  const emailCode = await sentCode(shop, moved);
  secrets.add(emailCode);
  await person.send('POST', '/users/verify-email', { email: moved, otp: emailCode });
  const address = { label: 'Home', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' };
  await person.send('POST', '/users/addresses', address);
  const changed = { currentPassword: 'blue lotus pond', password: 'a whole new phrase', passwordConfirm: 'a whole new phrase' };
  note((await person.send('POST', '/users/change-password', changed)).body);
  await createTestClient(shop).send('POST', '/users/forgot-password', { email: moved });
  const resetCode = await sentCode(shop, moved);
  secrets.add(resetCode);
  const third = { email: moved, otp: resetCode, password: 'the third password', passwordConfirm: 'the third password' };
  note((await person.send('POST', '/users/reset-password', third)).body);
  const { secret, uri } = (await person.send('POST', '/users/totp', {})).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = (await person.send('POST', '/users/totp/confirm', { code })).body;
  for (const each of [secret, uri, code, ...recoveryCodes]) secrets.add(each);
  await createTestClient(shop).send('POST', '/users/login', { email: moved, password: 'the third password', totp: recoveryCodes[0] });
  await person.send('GET', '/users/export');
  // A statement that the database refuses, with everything in its values.
  await shop.ctx.db.execute('alter table addresses add constraint no_more_rose check (line1 is null)  not valid');
  const broken = await person.send('POST', '/users/addresses', address);
  expect(broken.status).toBe(500);
  // One cookie only says that there is a session.
  for (const [name, each] of person.cookies) if (!name.endsWith('signed-in')) secrets.add(each);

  const mails = [...(await sentMails(shop, email)), ...(await sentMails(shop, moved))];
  const { rows } = await shop.ctx.db.execute(`select id from mails where state = 'waiting'`);
  for (const { id } of rows) await deliverMail(shop.ctx, { mail: String(id) }).catch(() => {});
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);

  const log = lines.join('');
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(15);
  expect(log).toContain('"msg":"fault"');
  expect(log).toContain('no_more_rose');
  for (const each of [...secrets, ...personal]) expect([each, alone(each).test(log)]).toEqual([each, false]);
  // The fragment stays in the browser.
  const links = mails
    .flatMap((mail) => mail.blocks.map((block) => (block.type === 'button' ? block.url.replace(/#.*/, '') : '')))
    .join(' ');
  for (const each of [...secrets, ...personal]) expect([each, alone(each).test(links)]).toEqual([each, false]);
  const texts = JSON.stringify(mails.flatMap((mail) => mail.blocks.filter((block) => block.type !== 'code' && block.type !== 'button')));
  for (const each of secrets) expect([each, alone(each).test(texts)]).toEqual([each, false]);
});
