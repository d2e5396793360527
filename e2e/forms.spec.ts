import type { Locator, Page } from '@playwright/test';
import { nightlyUnless } from './support/combinations.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';

let turn = 0;
/** Words that were not sent before: the same words sent twice are one request. */
const fresh = (words: string) => `${words} ${Date.now().toString(36)}${process.pid}-${turn++}`;

async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.goto('/faqs');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fillSender(form: Locator | Page): Promise<void> {
  await form.getByLabel('Name').first().fill('Asha Devi');
  await form.getByLabel('Email').fill(someone());
  await form.getByLabel('Phone number').fill('+91 98765 43210');
}

async function fillFeedback(form: Locator | Page, message = fresh('The lamp is lovely.')): Promise<string> {
  await fillSender(form);
  await form.getByLabel('Subject').fill('A word');
  await form.getByLabel('Message').fill(message);
  return message;
}

async function fillSeller(form: Locator | Page): Promise<void> {
  await fillSender(form);
  await form.getByLabel('Business name').fill('Neel Kund');
  await form.getByLabel('What you make').fill(fresh('Indigo cloth'));
}

const someone = () => `asha-${crypto.randomUUID().slice(0, 8)}@example.org`;

for (const [name, fill, formPage, words] of [
  ['Become a Seller', fillSeller, 'become-a-seller', 'Request submitted!'],
  ['Give Feedback', fillFeedback, 'feedback', 'Feedback submitted!'],
] as const) {
  test(`${name}: a toast "${words}" on success that closes after 4000 ms`, { tag: nightlyUnless(name === 'Give Feedback') }, async ({
    page,
  }) => {
    await page.clock.install();
    const dialog = await openDialog(page, name);
    await fill(dialog);
    // From here on time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent = page.waitForResponse(`**/${formPage}.data`);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    expect((await sent).status()).toBe(200);
    // A pointer that rests on a toast keeps it.
    await page.mouse.move(0, 0);
    const toast = page.getByRole('status').filter({ hasText: words });
    await expect(toast).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button', { name })).toBeFocused();
    await page.clock.runFor(3_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(0);
  });

  test(`${name}: a toast "Something went wrong." on failure, and everything typed stays`, {
    tag: nightlyUnless(name === 'Give Feedback'),
  }, async ({ page, complaints }) => {
    const dialog = await openDialog(page, name);
    await fill(dialog);
    const before = await dialog.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const fail of ['abort', 'answer'] as const) {
      await page.route(`**/${formPage}.data`, (route) =>
        fail === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'broken' }),
      );
      await dialog.getByRole('button', { name: /^Send/ }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
      await expect(dialog.getByText('What you wrote is still here', { exact: false })).toBeVisible();
      await dialog.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
      await expect(dialog.getByRole('alert')).toBeEmpty();
      await page.unroute(`**/${formPage}.data`);
    }
    const after = await dialog.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(after).toEqual(before);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    forgive(complaints);
  });

  test(`${name}: all five fields required; each error stands at its field`, { tag: nightlyUnless(name === 'Become a Seller') }, async ({
    page,
  }) => {
    const dialog = await openDialog(page, name);
    await expect(dialog.getByRole('textbox')).toHaveCount(5);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(dialog.getByText('There is a problem')).toBeVisible();
    const links = dialog.getByRole('link', { name: /^(Enter|Tell us|Write) / });
    await expect(links).toHaveCount(5);
    for (const field of await dialog.getByRole('textbox').all()) {
      await expect(field).toHaveAttribute('required', '');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^(Enter|Tell us|Write) /);
    }
    await links.nth(1).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill('asha@');
    await dialog.getByLabel('Phone number').fill('12345');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(/at least 10 digits/);
    await expect(dialog.getByLabel('Phone number')).toHaveAttribute('type', 'tel');
    await expect(dialog.getByLabel('Phone number')).toHaveAttribute('minlength', '10');
    await expectAccessible(page, `${name}, with errors`);
  });
}

test('what only the server finds comes back to its field', async ({ page, complaints }) => {
  const dialog = await openDialog(page, 'Give Feedback');
  await fillFeedback(dialog);
  // The browser takes an address without a dot for one.
  await dialog.getByLabel('Email').fill('asha@example');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByRole('link', { name: /such as name@example.com/ })).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('asha@example');
  await expect(dialog.getByLabel('Subject')).toHaveValue('A word');
  forgive(complaints);
});

test('a failure takes the place of the success before it at once, and each closes after 4000 ms', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const dialog = await openDialog(page, 'Give Feedback');
  await fillFeedback(dialog);
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  const success = page.getByText('Feedback submitted!');
  await expect(success).toBeVisible();
  await page.route('**/feedback.data', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('button', { name: 'Give Feedback' }).click();
  await fillFeedback(dialog);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  const failure = dialog.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(failure.getByText('Something went wrong.')).toBeVisible();
  // A pointer that rests on a toast keeps it.
  await page.mouse.move(0, 0);
  await expect(success).toHaveCount(0);
  await page.clock.runFor(3_900);
  await expect(failure).toBeVisible();
  await page.clock.runFor(100);
  await expect(failure).toHaveCount(0);
  // The success does not come back after it.
  await expect(success).toHaveCount(0);
  forgive(complaints);
});

test('a toast stays while it is pointed at or holds the focus', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  // A stopped clock stops the updates that React puts off, too: the time is real.
  const dialog = await openDialog(page, 'Give Feedback');
  await fillFeedback(dialog);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Feedback submitted!' });
  await toast.getByText('Feedback submitted!').hover();
  await page.waitForTimeout(5_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page.waitForTimeout(5_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('the button says what it is doing, and pressed twice it sends one', async ({ page }) => {
  const dialog = await openDialog(page, 'Give Feedback');
  await fillFeedback(dialog);
  let requests = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/feedback.data', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  const button = dialog.getByRole('button', { name: 'Send feedback' });
  const { width } = (await button.boundingBox()) ?? { width: 0 };
  await button.dblclick();
  const busy = dialog.getByRole('button', { name: 'Sending…' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect((await busy.boundingBox())?.width).toBe(width);
  await dialog.getByLabel('Subject').press('Enter');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Feedback submitted!' })).toBeVisible();
  expect(requests).toBe(1);
});

test(
  'nothing typed is lost when a dialog is closed by accident or the page is loaded again',
  { tag: '@nightly' },
  async ({ page }, info) => {
    const dialog = await openDialog(page, 'Give Feedback');
    const message = await fillFeedback(dialog);
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Give Feedback' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      // A phone's screen is filled: there is nothing beside the dialog.
      ...(info.project.name === 'desk' ? [() => page.mouse.click(5, 5)] : []),
    ];
    for (const close of closings) {
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog.getByLabel('Message')).toHaveValue(message);
    }
    await page.reload();
    await hydrated(page);
    await opener.click();
    await expect(dialog.getByLabel('Email')).toHaveValue(/@example\.org$/);
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog.getByLabel('Message')).toHaveValue('');
  },
);

test('a text that is marked from inside a dialog to beside it does not close it', { tag: '@desk' }, async ({ page }) => {
  const dialog = await openDialog(page, 'Give Feedback');
  const box = await dialog.getByText('We read every word', { exact: false }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('the keyboard alone opens, fills and sends a dialog, and does not leave it meanwhile', async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Give Feedback' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give Feedback' });
  await expect(dialog.getByRole('heading', { name: 'Give Feedback' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const text of ['Asha Devi', someone(), '9876543210', 'A word', fresh('By keys alone')]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await dialog.getByRole('button', { name: 'Send feedback' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Feedback submitted!' })).toBeVisible();
});

test('the page under a dialog rests and does not move', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Become a Seller' });
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, -400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
  await expectAccessible(page, 'Become a Seller');
});

test('the hidden field is hidden from people, and who fills it in hears the same', async ({ page }) => {
  const dialog = await openDialog(page, 'Give Feedback');
  await fillFeedback(dialog);
  const trap = dialog.locator('[name=homepage]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(dialog.getByRole('textbox', { name: /empty/ })).toHaveCount(0);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const sent = page.waitForRequest('**/feedback.data');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('homepage')).toBe('https://spam.example');
  await expect(page.getByRole('status').filter({ hasText: 'Feedback submitted!' })).toBeVisible();
});

test.describe('Request this product', () => {
  async function open(page: Page): Promise<Locator> {
    await page.goto('/search?q=zzzzqqq');
    await page.getByRole('main').getByRole('button', { name: 'Request this product' }).click();
    return page.getByRole('dialog', { name: 'Request this product' });
  }

  test('submission closes the modal and shows a thank-you', async ({ page }) => {
    const dialog = await open(page);
    const field = dialog.getByLabel('What are you looking for?');
    await expect(field).toHaveValue('zzzzqqq');
    await expectAccessible(page, 'Request this product');
    await field.fill('  ');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(field).toHaveAccessibleDescription(/^Tell us what you are looking for/);
    await field.fill(fresh('A zzzzqqq of brass'));
    const sent = page.waitForRequest('**/request-product.data?*');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    expect(new URL((await sent).url()).searchParams.get('product')).toBe('zzzzqqq');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('paragraph').filter({ hasText: /^Thank you\./ })).toBeFocused();
  });

  test('word count shown as n/250; at most 250 words (input beyond is refused) and 2000 characters', async ({ page }) => {
    const dialog = await open(page);
    const field = dialog.getByLabel('What are you looking for?');
    await expect(dialog.getByText('1/250')).toBeVisible();
    await field.fill('लाल ऊनी शॉल, कुल्लू की 🧣🪔 👩‍👩‍👧');
    await expect(dialog.getByText('5/250')).toBeVisible();
    await field.fill('word '.repeat(300));
    await expect(dialog.getByText('250/250')).toBeVisible();
    await expect(field).toHaveValue(/^(word ?){250}$/);
    const full = await field.inputValue();
    await field.press('End');
    await field.pressSequentially(' more');
    await expect(field).toHaveValue(new RegExp(`^${full.trim()}\\s*$`));
    await expect(dialog.getByText('250/250')).toBeVisible();
    await field.press('ControlOrMeta+Home');
    await field.pressSequentially('x');
    await expect(field).toHaveValue(new RegExp(`^x${full.trim()}\\s*$`));
    await expect(field).toHaveAttribute('maxlength', '2000');
    await field.fill('');
    await field.pressSequentially('ab');
    await page.evaluate(() => {
      const area = document.activeElement as HTMLTextAreaElement;
      area.setSelectionRange(1, 1);
      document.execCommand('insertText', false, 'c'.repeat(2_100));
    });
    expect((await field.inputValue()).length).toBe(2_000);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the forms as pages, and each is sent and confirmed', async ({ page }) => {
    for (const [name, fill, words] of [
      ['Become a Seller', fillSeller, 'Request submitted!'],
      ['Give Feedback', fillFeedback, 'Feedback submitted!'],
    ] as const) {
      await page.goto('/faqs');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const main = page.getByRole('main');
      await fill(main);
      await main.getByRole('button', { name: /^Send/ }).click();
      await expect(main.getByRole('heading', { level: 2, name: words })).toBeVisible();
      await expect(page).toHaveURL(/\?sent=[SFP]-\w{8}$/);
    }
  });

  test('a search that found nothing leads to the request, with its words in it', async ({ page }) => {
    await page.goto('/hi/search?q=zzzzqqq');
    await page.getByRole('main').getByRole('link', { name: 'इस चीज़ की फ़रमाइश करें' }).click();
    const field = page.getByLabel('आपको किस चीज़ की तलाश है?');
    await expect(field).toHaveValue('zzzzqqq');
    await field.fill(fresh('पीतल का दीया'));
    await page.getByRole('main').getByRole('button', { name: 'फ़रमाइश भेजें' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'धन्यवाद।' })).toBeVisible();
  });

  test('what is not right comes back with each error at its field and everything typed kept', async ({ page, complaints }) => {
    await page.goto('/feedback');
    const main = page.getByRole('main');
    await fillFeedback(main, 'Line one\nline two & <three>');
    await main.getByLabel('Email').fill('asha@example');
    await main.getByLabel('Subject').fill('   ');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await main.getByRole('button', { name: 'Send feedback' }).click();
    expect((await answer).status()).toBe(422);
    await expect(main.getByText('There is a problem')).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveValue('asha@example');
    await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(main.getByLabel('Subject')).toHaveAccessibleDescription(/what it is about/);
    await expect(main.getByLabel('Message')).toHaveValue('Line one\nline two & <three>');
    await expect(main.getByLabel('Message')).not.toHaveAttribute('aria-invalid', 'true');
    await main.getByRole('link', { name: 'Tell us what it is about.' }).click();
    await expect(main.getByLabel('Subject')).toBeFocused();
    forgive(complaints);
  });
});

test('a form page works like its dialog where there are scripts', { tag: '@nightly' }, async ({ page, complaints }) => {
  await page.goto('/become-a-seller');
  await hydrated(page);
  const main = page.getByRole('main');
  await fillSeller(main);
  await page.route('**/become-a-seller.data', (route) => route.abort());
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await page.unroute('**/become-a-seller.data');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Request submitted!' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Request submitted!' })).toBeFocused();
  await expect(page).toHaveURL(/\/become-a-seller\?sent=S-\w{8}$/);
  forgive(complaints);
});

test('a form from another site is refused', async ({ request }) => {
  const answer = await request.post('/feedback', {
    headers: { accept: 'text/html', origin: 'https://elsewhere.example' },
    form: { name: 'Asha' },
  });
  expect(answer.status()).toBe(403);
});
