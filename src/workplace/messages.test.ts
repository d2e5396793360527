import { expect, test } from 'vitest';
import { voiceFaultsIn } from '../../test/support/voice-rules.ts';
import { consolePages as consoleEn } from './console/messages/en.ts';
import { consolePages as consoleHi } from './console/messages/hi.ts';
import { shopApi as shopApiEn } from './hub/api/messages/en.ts';
import { shopApi as shopApiHi } from './hub/api/messages/hi.ts';
import { coupons as couponsEn } from './hub/coupons/messages/en.ts';
import { coupons as couponsHi } from './hub/coupons/messages/hi.ts';
import { imports as importsEn } from './hub/imports/messages/en.ts';
import { imports as importsHi } from './hub/imports/messages/hi.ts';
import { makers as makersEn } from './hub/makers/messages/en.ts';
import { makers as makersHi } from './hub/makers/messages/hi.ts';
import { hub as hubEn } from './hub/messages/en.ts';
import { hub as hubHi } from './hub/messages/hi.ts';
import { money as moneyEn } from './hub/money/messages/en.ts';
import { money as moneyHi } from './hub/money/messages/hi.ts';
import { news as newsEn } from './hub/news/messages/en.ts';
import { news as newsHi } from './hub/news/messages/hi.ts';
import { numbers as numbersEn } from './hub/numbers/messages/en.ts';
import { numbers as numbersHi } from './hub/numbers/messages/hi.ts';
import { productPages as productPagesEn } from './hub/products/messages/en.ts';
import { productPages as productPagesHi } from './hub/products/messages/hi.ts';
import { shopPages as shopPagesEn } from './hub/shop/messages/en.ts';
import { shopPages as shopPagesHi } from './hub/shop/messages/hi.ts';
import { onboarding as onboardingEn } from './onboarding/messages/en.ts';
import { onboarding as onboardingHi } from './onboarding/messages/hi.ts';
import { frame as frameEn } from './parts/messages/en.ts';
import { frame as frameHi } from './parts/messages/hi.ts';

type Text = [key: string, text: string];

/** Every text of a tree of messages with its key. */
const listTexts = (value: unknown, key: string): Text[] =>
  typeof value === 'string'
    ? [[key, value]]
    : typeof value === 'function'
      ? [[key, String(value('5', '7'))]]
      : Object.entries(value as object).flatMap(([name, part]) => listTexts(part, `${key}.${name}`));

const texts = {
  en: listTexts(
    {
      frameEn,
      hubEn,
      consoleEn,
      onboardingEn,
      moneyEn,
      numbersEn,
      newsEn,
      makersEn,
      shopApiEn,
      importsEn,
      couponsEn,
      productPagesEn,
      shopPagesEn,
    },
    'en',
  ),
  hi: listTexts(
    {
      frameHi,
      hubHi,
      consoleHi,
      onboardingHi,
      moneyHi,
      numbersHi,
      newsHi,
      makersHi,
      shopApiHi,
      importsHi,
      couponsHi,
      productPagesHi,
      shopPagesHi,
    },
    'hi',
  ),
};

test.each(['en', 'hi'] as const)('texts of the workplace keep the voice (%s)', (language) => {
  expect(texts[language].length).toBeGreaterThan(20);
  expect(texts[language].flatMap(([key, text]) => voiceFaultsIn(text, language).map((fault) => `${key} ${fault}: ${text}`))).toEqual([]);
});

test('lists of the workplace have the same length in both languages', () => {
  const keys = (all: Text[]) => all.map(([key]) => key.slice(3).replace(/^(\w+)(?:En|Hi)/, '$1'));
  expect(keys(texts.hi)).toEqual(keys(texts.en));
});
