import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { openAccount } from './account-forms.ts';
import { newAddress, newestMail } from './mails.ts';
import { operate } from './operate.ts';
import { buy, type PlacedOrder } from './placed-orders.ts';

/** The path of a link in the newest mail with such a subject. */
export async function linkedPath(request: APIRequestContext, to: string, subject: RegExp, page: string): Promise<string> {
  const text = await newestMail(request, to, subject);
  const url = new RegExp(`https?://[^/\\s]+(/(?:hi/)?hub/${page}\\?token=[\\w-]+)`).exec(text)?.[1];
  if (!url) throw new Error('no link in the mail');
  return url;
}

export interface Applicant {
  email: string;
  reference: string;
}

/** Sends the request to sell by the API. */
export async function applyToSell(
  request: APIRequestContext,
  { language = 'en', businessName = 'Blue Pots of Jaipur' } = {},
): Promise<Applicant> {
  const email = newAddress('sunita');
  const form = { name: 'Sunita Devi', phoneNumber: '98290 12345', businessName, description: 'Blue pottery since 1998.' };
  const answer = await request.post('/api/v1/seller-request', { data: { ...form, email, language } });
  expect(answer.status()).toBe(200);
  return { email, reference: ((await answer.json()) as { reference: string }).reference };
}

/** Invites an applicant, and gives the path of the invitation. */
export async function invite(request: APIRequestContext, { email, reference }: Applicant): Promise<string> {
  await operate(request, 'application', reference, 'invite');
  return linkedPath(request, email, /^(Open your shop|.*अपनी दुकान खोलें)/, 'invitation');
}

/** Gives the browser of a page a shop of its own that is being prepared, and returns its path. */
export async function openOwnShop(page: Page, businessName?: string): Promise<string> {
  const applicant = await applyToSell(page.request, businessName === undefined ? {} : { businessName });
  const path = await invite(page.request, applicant);
  await openAccount(page.request, { name: 'Sunita Devi', email: applicant.email });
  const token = new URL(path, 'http://shop.example').searchParams.get('token');
  const accepted = await page.request.post('/api/v1/seller-invitation/accept', { data: { token } });
  expect(accepted.status()).toBe(200);
  return `/hub/${((await accepted.json()) as { data: { shop: string } }).data.shop}`;
}

/** Gives the account that is signed in an authenticator. */
export async function enrolAuthenticator(request: APIRequestContext): Promise<void> {
  const { secret } = (await (await request.post('/api/v1/users/totp')).json()) as { secret: string };
  const confirmed = await request.post('/api/v1/users/totp/confirm', { data: { code: new TOTP({ secret }).generate() } });
  expect(confirmed.status()).toBe(200);
}

/** Fills the form of a new product, but for its price. */
export async function fillProduct(page: Page, code: string): Promise<void> {
  await page.getByLabel('Name in English').fill('Blue pottery bowl');
  await page.getByLabel('Story in English').fill('Thrown and painted by hand in Jaipur.');
  for (const label of ['Category', 'Made by', 'Material', 'Technique'])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('HSN').fill('6912');
  await page.getByLabel('Weight in grams').fill('600');
  await page.getByLabel('Size').first().fill('One size');
  await page.getByLabel('Your code').first().fill(code);
  await page.getByLabel('In stock').first().fill('4');
}

export interface TeamAtWork {
  /** The path of the shop. */
  shop: string;
  order: PlacedOrder;
  parcelId: string;
  /** A maker whose page the shop keeps; none for members who do not see them. */
  makerId: string | undefined;
}

/** Makes the person of a page a member of a shop of the demonstration, from which an order was placed. */
export async function joinTeam(page: Page, role: string, address?: string): Promise<TeamAtWork> {
  const { email } = await openAccount(page.request, { name: 'Sunita Devi', ...(address === undefined ? {} : { email: address }) });
  const order = await buy(page.request);
  const [parcel] = order.parcels as (PlacedOrder['parcels'][number] & { seller: { slug: string } })[];
  if (!parcel) throw new Error('the order has no parcel');
  expect(await operate(page.request, 'join-shop', email, parcel.seller.slug, role)).toBe('1 joined');
  const makers = await page.request.get(`/api/v1/shops/${parcel.seller.slug}/makers`);
  const { data } = (makers.ok() ? await makers.json() : { data: { makers: [] } }) as { data: { makers: { _id: string }[] } };
  return { shop: `/hub/${parcel.seller.slug}`, order, parcelId: parcel._id, makerId: data.makers[0]?._id };
}

/** The pages of a shop that is open, for an owner. */
export const shopScreens = ({ shop, parcelId, makerId }: TeamAtWork): string[] => [
  shop,
  `${shop}/orders`,
  `${shop}/orders?lane=delivered`,
  `${shop}/orders/${parcelId}`,
  `${shop}/returns`,
  `${shop}/products`,
  `${shop}/numbers`,
  `${shop}/news`,
  `${shop}/news/choices`,
  `${shop}/imports`,
  `${shop}/coupons`,
  `${shop}/stock`,
  `${shop}/words`,
  `${shop}/packing-list`,
  `${shop}/money`,
  `${shop}/money/tax/2026-27`,
  `${shop}/makers`,
  `${shop}/makers/new`,
  ...(makerId === undefined ? [] : [`${shop}/makers/${makerId}`]),
  `${shop}/calendar`,
  `${shop}/team`,
  `${shop}/shop/api`,
  `${shop}/setup`,
  `${shop}/setup/bank`,
  `${shop}/setup/pickup`,
  `${shop}/consents`,
  `${shop}/activity`,
];
