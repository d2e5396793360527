import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, sentCode } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { applyToSell, enrolAuthenticator, invite, linkedPath, openOwnShop } from './support/selling.ts';

test('an applicant sees how the request stands, and takes it back', async ({ page }) => {
  const { email, reference } = await applyToSell(page.request);
  await page.goto(await linkedPath(page.request, email, /^We have your request to sell/, 'application'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your request to sell' })).toBeVisible();
  await expect(page.getByText('Waits to be read')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expectAccessible(page);
  await operate(page.request, 'application', reference, 'look');
  await page.reload();
  await expect(page.getByText('Being looked at')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('You took it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('a refusal is read in the language of the applicant, and a link that was cut says so', async ({ page, complaints }) => {
  const { email, reference } = await applyToSell(page.request, { language: 'hi' });
  const reason = ['--reason', 'These are printed.', '--reason-hi', 'ये छपी हुई हैं।'];
  await operate(page.request, 'application', reference, 'refuse', ...reason);
  await page.goto(await linkedPath(page.request, email, /बेचने के आपके अनुरोध के बारे में/, 'application'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByText('ये छपी हुई हैं।')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/hub/application?token=x');
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  forgive(complaints);
});

test('an invited person creates an account on the way and lands in the own shop', async ({ page }) => {
  const applicant = await applyToSell(page.request, { businessName: 'Rose Lane Weavers' });
  await page.goto(await invite(page.request, applicant));
  await expect(page.getByRole('heading', { level: 1, name: 'Open Rose Lane Weavers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Sunita Devi');
  await main.getByLabel('Email').fill(applicant.email);
  await main.locator('[name=password]').fill('blue lotus pond');
  await main.locator('[name=passwordConfirm]').fill('blue lotus pond');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').first().click();
  await page.keyboard.type(await sentCode(page.request, applicant.email));
  await expect(page).toHaveURL(/\/hub\/invitation\?token=/);
  await page.getByRole('button', { name: 'Open my shop' }).click();
  await expect(page).toHaveURL(/\/hub\/rose-lane-weavers/);
  await expect(page.getByText('Being prepared')).toBeVisible();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  // The hub of a person of one shop is that shop.
  await page.goto('/hub');
  await expect(page).toHaveURL(/\/hub\/rose-lane-weavers/);
});

test('an owner enters what is missing, is told at the field what is wrong, and sends the shop', async ({ page, complaints }) => {
  const shop = await openOwnShop(page);
  await page.goto(shop);
  await expectAccessible(page, 'checklist');
  await page.getByRole('link', { name: 'Enter Legal name and address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Look at these fields again')).toBeVisible();
  await expect(page.getByLabel('Legal name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'errors');
  await page.getByLabel('Legal name').fill('Sunita Devi');
  await page.getByLabel('Registered address').fill('12 Rose Lane, Jaipur 302001');
  await page.getByLabel('State').selectOption('Rajasthan');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();

  await page.getByRole('link', { name: 'Enter GST and PAN' }).click();
  await page.getByLabel('How you stand to GST').selectOption('unregistered');
  await page.getByLabel('PAN', { exact: true }).fill('AAAPD1234E');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the enrolment number from the GST portal.').first()).toBeVisible();
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('AAAPD1234E');
  await page.getByLabel('Enrolment number').fill('0800 0000 1234 ABC');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Enter Pickup address' }).click();
  await page.getByLabel('Who is called').fill('Sunita Devi');
  await page.getByLabel('Phone number').fill('98290 12345');
  await page.getByLabel('House and street').fill('12 Rose Lane');
  await page.getByLabel('Town or village').fill('Jaipur');
  await page.getByLabel('State').selectOption('Rajasthan');
  await page.getByLabel('PIN code').fill('560001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This PIN code is of another state.').first()).toBeVisible();
  await page.getByLabel('PIN code').fill('302001');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Enter Invoice numbers' }).click();
  await page.getByLabel('First letters').fill('BPJ');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Enter Your page' }).click();
  await page.getByLabel('Town, in English').fill('Jaipur');
  await page.getByLabel('About you, in English').fill('We make blue pots by hand.');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Enter Agreement' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Tick this to go on.').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('6 of 7 done')).toBeVisible();

  await enrolAuthenticator(page.request);
  const bank = { holder: 'Sunita Devi', account: '001234567890', accountAgain: '001234567890', ifsc: 'SBIN0001234' };
  expect((await page.request.post(`/api/v1/shops/${shop.slice('/hub/'.length)}/bank`, { data: bank })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('7 of 7 done')).toBeVisible();
  await page.getByRole('button', { name: 'Send the shop' }).click();
  await expect(page.getByText('Being looked at')).toBeVisible();
  // It can be read now, and not changed.
  await page.getByRole('link', { name: 'See GST and PAN' }).click();
  await expect(page.getByText('080000001234ABC')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await operate(page.request, 'shop', shop.slice('/hub/'.length), 'open');
  await page.goto(shop);
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await page.getByRole('link', { name: 'Shop setup' }).click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause the shop' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  forgive(complaints);
});

test('an owner sets up an authenticator first, then enters a bank account, which rests', async ({ page, complaints }) => {
  await page.goto(await openOwnShop(page));
  await page.getByRole('link', { name: 'Enter Bank account' }).click();
  await expect(page.getByRole('heading', { name: 'First: set up an authenticator' })).toBeVisible();
  await expectAccessible(page, 'authenticator');
  await enrolAuthenticator(page.request);
  await page.reload();
  await page.getByLabel('Holder of the account').fill('Sunita Devi');
  await page.getByLabel('Account number').first().fill('0012 3456 7890');
  await page.getByLabel('Account number again').fill('001234567891');
  await page.getByLabel('IFSC').fill('sbin0001234');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText('This is not the same number.').first()).toBeVisible();
  await page.getByLabel('Account number again').fill('001234567890');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByRole('heading', { name: 'The new account rests' })).toBeVisible();
  await expect(page.getByText('SBIN0001234 …7890')).toBeVisible();
  await expectAccessible(page, 'bank');
  await page.getByRole('button', { name: 'Stop the new account' }).click();
  await expect(page.getByText('No account is entered yet.')).toBeVisible();
  forgive(complaints);
});

test('an owner invites a person, sends the link again and withdraws it; a shop keeps its owner', async ({ page, complaints }) => {
  const shop = await openOwnShop(page);
  await enrolAuthenticator(page.request);
  await page.goto(shop);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  const email = newAddress('ravi');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role').last().selectOption('packer');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'team');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('This person is invited already. Send it again above.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('This person is invited already. Send it again above.')).toHaveCount(0);
  await linkedPath(page.request, email, /^Work for /, 'invitation');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Invited' })).toHaveCount(0);
  await page.getByText('Leave the team').first().click();
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('A shop keeps an owner.')).toBeVisible();
  forgive(complaints);
});

test('a shop of others has no page, like one that does not exist', async ({ page, complaints }) => {
  await openOwnShop(page);
  for (const path of ['/hub/aravali-haat-cooperative', '/hub/no-such-shop', '/hub/no-such-shop/setup/tax']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner sends a paper, is told why it comes back, sends another one, and reads who did what', async ({ page, complaints }) => {
    const words = JSON.stringify(
      Object.fromEntries(
        ['title', 'what', 'why', 'duration', 'reviewer'].map((name) => [name, { en: `Artisan card ${name}`, hi: `कारीगर कार्ड ${name}` }]),
      ),
    );
    await operate(page.request, 'ask-for-paper', 'artisan-card', words);
    const shop = await openOwnShop(page);
    await page.goto(shop);
    await page.getByRole('link', { name: 'Enter Artisan card title' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Artisan card title' })).toBeVisible();
    const send = async (name: string, content: string) => {
      await page.getByLabel('PDF or photograph').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
      await page.getByRole('button', { name: 'Send the paper' }).click();
    };
    await send('card.pdf', 'no PDF at all');
    await expect(page.getByText('Send a PDF, or a photograph')).toBeVisible();
    await send('card.pdf', '%PDF-1.7\n1\n%%EOF');
    await expect(page.getByText('Sent. We are looking at it.')).toBeVisible();
    const paper = (await operate(page.request, 'papers', '--shop', shop.slice('/hub/'.length))).split('  ')[0] ?? '';
    await operate(page.request, 'papers', paper, 'send-back', '--because', 'unreadable');
    await page.reload();
    await expect(page.getByText('We cannot read it well.')).toBeVisible();
    await send('card.pdf', '%PDF-1.7\n2\n%%EOF');
    await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible();
    await page.goto(`${shop}/activity`);
    await expect(page.getByText('Sent a paper back: Artisan card title')).toBeVisible();
    await operate(page.request, 'requirement', 'artisan-card', 'drop');
    forgive(complaints);
  });

  test('an owner saves a form, and is told what is wrong with it', { tag: '@nightly' }, async ({ page, complaints }) => {
    const shop = await openOwnShop(page);
    await page.goto(`${shop}/setup/invoices`);
    await page.getByLabel('First letters').fill('TOO LONG');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('First letters')).toHaveValue('TOO LONG');
    await expect(page.getByText('Two to four letters or digits.').first()).toBeVisible();
    await page.getByLabel('First letters').fill('bpj');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`${shop}$`));
    await expect(page.getByText('1 of 7 done')).toBeVisible();
    forgive(complaints);
  });
});
