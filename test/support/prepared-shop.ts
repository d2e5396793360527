import { openShop } from '#modules/sellers/open-shop.ts';
import type { ShopRole } from '#shared/access.ts';
import { gstinCheckDigit } from '#shared/gst-states.ts';
import type { TestApp } from './test-app.ts';
import { signUpTestClient, type TestClient } from './test-client.ts';

type Person = TestClient & { email: string };

/** Adds a person with a role to the team of a shop. */
export async function addTeamMember(app: TestApp, slug: string, role: ShopRole, more: { email?: string } = {}): Promise<Person> {
  const person = await signUpTestClient(app, more);
  await app.ctx.db.execute(
    `insert into seller_people (seller_id, user_id, role) select s.id, u.id, $1 from sellers s, users u where s.slug = $2 and u.email = $3`,
    [role, slug, person.email],
  );
  return person;
}

/** Signs an operator up, with an authenticator. */
export async function addOperator(app: TestApp): Promise<Person> {
  const operator = await signUpTestClient(app);
  await app.ctx.db.execute(`update users set role = 'admin' where email = $1`, [operator.email]);
  await addAuthenticator(app, operator.email);
  return operator;
}

/** Opens a shop that is being prepared, with its owner. */
export async function addPreparedShop(app: TestApp, name: string): Promise<{ slug: string; owner: Person }> {
  const owner = await signUpTestClient(app);
  const userId = (await owner.send('GET', '/users/me')).body.data.data._id;
  const { slug } = await app.ctx.transaction((tx) => openShop(tx, { name, userId }));
  return { slug, owner };
}

/** A GSTIN with the right check digit. */
export const gstinOf = (stateCode: string, pan: string): string => {
  const fourteen = `${stateCode}${pan}1Z`;
  return fourteen + gstinCheckDigit(fourteen);
};

/** Forms with which everything is entered that the standard asks for, by their names. */
export const completeForms = (pan = 'AAAPD1234E'): Record<string, object> => ({
  names: { legalName: 'Sunita Devi', kind: 'studio', address: '12 Rose Lane, Jaipur', state: 'Rajasthan' },
  tax: { scheme: 'regular', gstin: gstinOf('08', pan), pan },
  pickup: { name: 'Sunita Devi', phone: '98290 12345', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302 001' },
  invoices: { invoicePrefix: 'bpj' },
  page: { sellerName: 'Blue Pots', city: 'Jaipur', cityHi: 'जयपुर', since: '1998', about: 'We make blue pots.', dispatchDays: '3' },
});

/** Gives an account an authenticator. */
export const addAuthenticator = (app: TestApp, email: string) =>
  app.ctx.db.execute(`update users set totp_secret = 'x', totp_confirmed_at = now() where email = $1`, [email]);

export const bankOf = (account = '001234567890') => ({ holder: 'Sunita Devi', account, accountAgain: account, ifsc: 'SBIN0001234' });

/** Enters all that the standard asks for, the agreement included. */
export async function completeShop(app: TestApp, owner: Person, slug: string, pan?: string): Promise<void> {
  for (const [form, fields] of Object.entries(completeForms(pan))) {
    const { status, body } = await owner.send('POST', `/shops/${slug}/settings/${form}`, fields);
    if (status !== 200) throw new Error(`${form}: ${JSON.stringify(body)}`);
  }
  await addAuthenticator(app, owner.email);
  const bank = await owner.send('POST', `/shops/${slug}/bank`, bankOf());
  if (bank.status !== 200) throw new Error(`bank: ${JSON.stringify(bank.body)}`);
  const { terms } = (await owner.send('GET', `/shops/${slug}/settings`)).body.data;
  const agreement = { requirement: 'agreement', agreed: 'yes', commissionBp: terms.commissionBp };
  const { status, body } = await owner.send('POST', `/shops/${slug}/settings/agreements`, agreement);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
