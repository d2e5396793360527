import { openAccount } from './support/account-forms.ts';
import { expect, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { buy, deliver } from './support/placed-orders.ts';
import { enrolAuthenticator, fillProduct, linkedPath } from './support/selling.ts';

/** The forms of the checklist by the words of their links, with what is entered. */
const forms: readonly (readonly [link: string, texts: Readonly<Record<string, string>>, choices?: Readonly<Record<string, string>>])[] = [
  [
    'Enter Legal name and address',
    { 'Legal name': 'Sunita Devi', 'Registered address': '12 Rose Lane, Jaipur 302001' },
    { State: 'Rajasthan' },
  ],
  ['Enter GST and PAN', { PAN: 'AAAPD1234E', 'Enrolment number': '0800 0000 1234 ABC' }, { 'How you stand to GST': 'unregistered' }],
  [
    'Enter Pickup address',
    {
      'Who is called': 'Sunita Devi',
      'Phone number': '98290 12345',
      'House and street': '12 Rose Lane',
      'Town or village': 'Jaipur',
      'PIN code': '302001',
    },
    { State: 'Rajasthan' },
  ],
  ['Enter Invoice numbers', { 'First letters': 'NKD' }],
  ['Enter Your page', { 'Town, in English': 'Jaipur', 'About you, in English': 'We dye cloth with indigo.' }],
];

test('a person asks to sell, opens a shop, sells twice, and reads the second statement @nightly @desk', async ({ page }) => {
  test.setTimeout(240_000);
  const { request } = page;
  const email = newAddress('sunita');
  page.setDefaultTimeout(40_000);
  await page.goto('/become-a-seller');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Name').first().fill('Sunita Devi');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone number').fill('98290 12345');
  await main.getByLabel('Business name').fill(`Neel Kund ${email.slice(0, 12)}`);
  await main.getByLabel('What you make').fill('Indigo cloth');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/sent=S-\w{8}/);
  await operate(request, 'application', new URL(page.url()).searchParams.get('sent') ?? '', 'invite');
  await openAccount(request, { name: 'Sunita Devi', email });
  await page.goto(await linkedPath(request, email, /^Open your shop/, 'invitation'));
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  const shop = new URL(page.url()).pathname;
  const slug = shop.slice('/hub/'.length);

  for (const [link, texts, choices = {}] of forms) {
    await page.getByRole('link', { name: link }).click();
    for (const [label, choice] of Object.entries(choices)) await page.getByLabel(label).selectOption(choice);
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: label === 'PAN' }).fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`${shop}$`));
  }
  await page.getByRole('link', { name: 'Enter Agreement' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Agree' }).click();
  await enrolAuthenticator(request);
  await page.getByRole('link', { name: 'Enter Bank account' }).click();
  await page.getByLabel('Holder of the account').fill('Sunita Devi');
  await page.getByLabel('Account number').first().fill('001234567890');
  await page.getByLabel('Account number again').fill('001234567890');
  await page.getByLabel('IFSC').fill('SBIN0001234');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByRole('heading', { name: 'The new account rests' })).toBeVisible();
  await page.goto(shop);
  await page.getByRole('button', { name: 'Send the shop' }).click();
  await expect(page.getByText('Being looked at')).toBeVisible();
  await operate(request, 'shop', slug, 'open');

  await page.goto(`${shop}/products`);
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await page.getByLabel('Take a photograph').waitFor({ state: 'attached' });
  await page.getByLabel('Choose photographs').setInputFiles('public/icon-192.png');
  await fillProduct(page, 'BOWL');
  await expect(page.getByText('1 of 1 sent')).toBeVisible();
  await expect(page.getByText('Getting ready…')).toHaveCount(0, { timeout: 20_000 });
  await page.getByLabel('Price in rupees, GST included').fill('1,200');
  await page.getByRole('button', { name: 'Save and send to us' }).click();
  const draft = page.getByRole('link', { name: /Blue pottery bowl/ });
  const approved = await operate(request, 'draft', (await draft.getAttribute('href'))?.split('/').at(-1) ?? '', 'approve');
  const product = /product (\w+)/.exec(approved)?.[1] ?? '';
  const details = (await (await request.get(`/api/v1/products/details/${product}`)).json()) as {
    data: { data: { product: { variants: { sizes: { _id: string }[] }[] } } };
  };
  const variantId = details.data.data.product.variants[0]?.sizes[0]?._id ?? '';

  for (const count of [1, 2]) {
    const order = await buy(request, { items: [{ variantId, qty: 1 }] });
    const parcelId = order.parcels[0]?._id ?? '';
    await page.goto(shop);
    await page.getByRole('link', { name: order.number }).click();
    await expect(page.getByRole('button', { name: 'Packed' })).toBeVisible();
    await deliver(request, parcelId);
    // Ends the return window, and pays the shop.
    expect(await operate(request, 'pay-out', parcelId)).toBe('1 sent');
    await page.goto(`${shop}/money`);
    await expect(page.getByRole('listitem').filter({ hasText: 'With the bank' })).toHaveCount(count);
  }
  await page.getByRole('listitem').filter({ hasText: 'With the bank' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payout of ₹/ })).toBeVisible();
  await page.goto(`${shop}/money`);
  await page.locator('a[href*="/money/months/"]').first().click();
  await expect(page.getByRole('link', { name: 'Blue pottery bowl' })).toHaveCount(2);
});
