import { expect, test } from 'vitest';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { canWrite, heightOf, newPdf, toBuffer, write } from './pdf-text.ts';

test('breaks a word that is wider than its column', () => {
  const pdf = newPdf({}, 'en');
  const lines = (text: string) => Math.round(heightOf(pdf, text, 100) / heightOf(pdf, 'a', 100));
  expect(lines('Rajasthan')).toBe(1);
  expect(lines('Venkatanarasimharajuvaripeta'.repeat(3))).toBeGreaterThan(2);
  expect(lines(`${'शिवाजीनगर'.repeat(6)} जयपुर`)).toBeGreaterThan(2);
});

test.each([
  ['বাংলা', 'রবীন্দ্র সরণি, কলকাতা'],
  ['ਪੰਜਾਬੀ', 'ਹਰਿਮੰਦਰ ਸਾਹਿਬ, ਅੰਮ੍ਰਿਤਸਰ'],
  ['ગુજરાતી', 'શ્રી કૃષ્ણ નગર, અમદાવાદ'],
  ['ଓଡ଼ିଆ', 'ଜଗନ୍ନାଥ ମନ୍ଦିର, ପୁରୀ'],
  ['தமிழ்', 'காமராஜர் சாலை, சென்னை'],
  ['తెలుగు', 'గాంధీ రోడ్డు, విజయవాడ'],
  ['ಕನ್ನಡ', 'ಮಹಾತ್ಮ ಗಾಂಧಿ ರಸ್ತೆ, ಬೆಂಗಳೂರು'],
  ['മലയാളം', 'മഹാത്മാഗാന്ധി റോഡ്, കൊച്ചി'],
])('writes addresses in %s', async (name, line) => {
  const text = `${name} 12/3, ${line} – Rose Lane`;
  expect(canWrite(text)).toBe(true);
  const pdf = newPdf({}, 'en');
  write(pdf, text, { x: 40, y: 40, width: 400 });
  const { text: read, drawn } = readPdf(await toBuffer(pdf));
  // A vowel that stands on two sides of its letter is drawn as its two parts.
  const isDrawn = (sign: string) => read.includes(sign) || [...sign.normalize('NFD')].every((part) => read.includes(part));
  expect([...new Set(text.replace(/[\s\u200c\u200d]/g, ''))].filter((sign) => !isDrawn(sign))).toEqual([]);
  expect(drawn).toBeGreaterThan(0.9);
});

test('a document is the same to the byte, whichever documents were written before', async () => {
  const make = async (...lines: string[]) => {
    const pdf = newPdf({ CreationDate: new Date(0) }, 'en');
    for (const [row, line] of lines.entries()) write(pdf, line, { x: 40, y: 40 + row * 20, width: 400 }, { weight: 'bold' });
    return toBuffer(pdf);
  };
  const lines = ['Ártemis Ñúñez, क्षत्रिय ज्ञान', 'र्‍य क्‍ष श्री कृष्ण मार्ग', 'Artemis Nunez, कषतरय जञन'];
  const first = await make(...lines);
  for (const line of lines) await make(line);
  await make(...lines.toReversed());
  expect((await make(...lines)).equals(first)).toBe(true);
});

test('tells what it cannot write', () => {
  for (const text of ['سری نگر', 'ᱥᱟᱱᱛᱟᱲᱤ', '東京']) expect(canWrite(text)).toBe(false);
});
