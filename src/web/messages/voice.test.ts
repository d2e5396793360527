import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reminderWords } from '#modules/cart-reminders/reminder-words.ts';
import { giftWords } from '#modules/fulfilment/gift-words.ts';
import { sellerWordsEn } from '#modules/fulfilment/seller-words-en.ts';
import { sellerWordsHi } from '#modules/fulfilment/seller-words-hi.ts';
import { billWords } from '#modules/orders/order-bill-words.ts';
import { orderMailLabels, orderMailWords } from '#modules/orders/order-mail-words.ts';
import { errorTable } from '#shared/errors.ts';
import { hindiFaultsIn, voiceFaultsIn } from '../../../test/support/voice-rules.ts';
import { account as accountEn } from './en/account.ts';
import { alerts as alertsEn } from './en/alerts.ts';
import { cartReminders as cartRemindersEn } from './en/cart-reminders.ts';
import { checkout as checkoutEn } from './en/checkout.ts';
import { help as helpEn } from './en/help.ts';
import { nextOrder as nextOrderEn } from './en/next-order.ts';
import { orders as ordersEn } from './en/orders.ts';
import { pendingOrder as pendingOrderEn } from './en/pending-order.ts';
import en from './en.ts';
import { account as accountHi } from './hi/account.ts';
import { alerts as alertsHi } from './hi/alerts.ts';
import { cartReminders as cartRemindersHi } from './hi/cart-reminders.ts';
import { checkout as checkoutHi } from './hi/checkout.ts';
import { help as helpHi } from './hi/help.ts';
import { nextOrder as nextOrderHi } from './hi/next-order.ts';
import { orders as ordersHi } from './hi/orders.ts';
import { pendingOrder as pendingOrderHi } from './hi/pending-order.ts';
import hi from './hi.ts';

/** Texts specified word for word. */
const specified = new Set([
  "FAQ's",
  "You haven't placed any orders yet.",
  'Loading categories...',
  'Saving...',
  'Request this product',
  'No products found',
  'No products found in this subcategory.',
  'Product not found.',
  'Invalid or expired OTP.',
  'Invalid email or password. Please try again.',
  'Network error. Please try again.',
  'Please verify your email address using the otp sent to your email id.',
  'Sorry, this verification link is invalid or has expired.',
  'We apologize for the inconvenience. Please try refreshing the page or contact support if the issue persists.',
  'Request submitted!',
  'Feedback submitted!',
  'Profile updated successfully!',
  'Details updated successfully!',
  'Something went wrong!',
  'This will permanently delete your account and all your data!',
]);

type Text = [key: string, text: string];

/** Every text of a tree of messages; functions are called with 1 and 3. */
function textsOf(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return [1, 3].flatMap((count) => textsOf(value(count, count, count), key));
  return Object.entries(value as object).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

const lazy = {
  en: {
    account: accountEn,
    alerts: alertsEn,
    cartReminders: cartRemindersEn,
    help: helpEn,
    checkout: checkoutEn,
    nextOrder: nextOrderEn,
    orders: ordersEn,
    pendingOrder: pendingOrderEn,
  },
  hi: {
    account: accountHi,
    alerts: alertsHi,
    cartReminders: cartRemindersHi,
    help: helpHi,
    checkout: checkoutHi,
    nextOrder: nextOrderHi,
    orders: ordersHi,
    pendingOrder: pendingOrderHi,
  },
};
const texts = {
  en: textsOf(
    { ...en, ...lazy.en, mails: [orderMailWords.en, orderMailLabels.en, billWords.en, sellerWordsEn, reminderWords.en, giftWords.en] },
    'en',
  ),
  hi: textsOf(
    { ...hi, ...lazy.hi, mails: [orderMailWords.hi, orderMailLabels.hi, billWords.hi, sellerWordsHi, reminderWords.hi, giftWords.hi] },
    'hi',
  ),
};
const errors = Object.entries(errorTable).flatMap(([code, error]): [Text, 'en' | 'hi'][] => [
  [[code, error.message], 'en'],
  ...('hi' in error ? [[[code, error.hi], 'hi'] satisfies [Text, 'hi']] : []),
]);

/** Texts around an amount or a link, which end or begin with a space. */
const around = /^(en|hi)\.(wishlist\.dropped\.|card\.from\.|checkout\.stop$)/;

const spoiled = (all: Text[], language: 'en' | 'hi') =>
  all
    .filter(([, text]) => !specified.has(text))
    .flatMap(([key, text]) => voiceFaultsIn(around.test(key) ? text.trim() : text, language).map((fault) => `${key} ${fault}: ${text}`));

test.each(['en', 'hi'] as const)('texts of the interface and of order mails keep the voice (%s)', (language) => {
  expect(texts[language].length).toBeGreaterThan(700);
  expect(spoiled(texts[language], language)).toEqual([]);
});

test('errors keep the voice', () => {
  expect(errors.flatMap(([text, language]) => spoiled([text], language))).toEqual([]);
});

/** Words of buyers and of their spreadsheets, which are read and never shown. */
const readWords = /^src\/modules\/(search\/|imports\/column-rules\.ts)/;

test('Hindi in mails, legal pages and every other source keeps the words of the voice', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !readWords.test(path));
  const lines = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /[ऄ-ह]/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => [path, line.trim()] as const),
  );
  expect(lines.length).toBeGreaterThan(4000);
  expect(lines.flatMap(([path, line]) => hindiFaultsIn(line).map((fault) => `${path} ${fault}: ${line}`))).toEqual([]);
});

test('both languages have the same keys', () => {
  // Names of states and topics that are the same in English are only listed in Hindi.
  const keysOf = (all: Text[]) => new Set(all.map(([key]) => key.slice(3)).filter((key) => !/\.(states|stateNames|topics)\./.test(key)));
  expect(keysOf(texts.hi)).toEqual(keysOf(texts.en));
});

test('no text is empty and questions are questions in both languages', () => {
  const endOf = (text = '') => text.match(/[?:…]$/)?.[0] ?? '';
  const hindi = new Map(texts.hi.map(([key, text]) => [key.slice(3), text]));
  const odd = texts.en.filter(([key, text]) => {
    const twin = hindi.get(key.slice(3));
    if (twin === undefined || around.test(key)) return false;
    return text === '' || twin === '' || (endOf(text) === '?') !== (endOf(twin) === '?');
  });
  expect(odd).toEqual([]);
});

test.each([
  ['en', 'Please enter your name.'],
  ['en', 'Saved successfully.'],
  ['en', 'Oops, that did not work.'],
  ['en', 'Invalid input.'],
  ['en', "It's in your cart."],
  ['en', 'Done!'],
  ['en', 'Ends with a space '],
  ['en', 'Two  spaces.'],
  ['en', 'Loading...'],
  ['en', 'Sign in to see your e-mail.'],
  ['en', 'A curated selection of exquisite work.'],
  ['en', 'आपका cart'],
  ['hi', 'आपका cart ख़ाली है।'],
  ['hi', 'कृपया नाम लिखें।'],
  ['hi', 'आपकी टोकरी ख़ाली है।'],
  ['hi', 'यह हो गया.'],
  ['hi', 'क्या आप खोज रहे हैं?'],
  ['hi', 'तुम यहाँ हो।'],
  ['hi', 'कुल ३ पीस'],
  ['hi', 'बाकी सब'],
] as const)('is refused (%s): %s', (language, text) => {
  expect(voiceFaultsIn(text, language)).not.toEqual([]);
});

test.each([
  ['en', 'Enter your email address.'],
  ['en', 'One of a kind: 3 × “Neel”, the maker’s own.'],
  ['hi', 'आपका कार्ट ख़ाली है।'],
  ['hi', 'दाम में GST शामिल है।'],
  ['hi', 'WhatsApp पर भेजें'],
] as const)('is taken (%s): %s', (language, text) => {
  expect(voiceFaultsIn(text, language)).toEqual([]);
});
