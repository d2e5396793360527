import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#web/dev/contrast.ts';
import { readTokens } from '../../../scripts/read-tokens.ts';

const token = readTokens();
const schemes = ['light', 'dark'] as const;
const ratio = (front: string, back: string, scheme: (typeof schemes)[number]) =>
  contrast(token(`color-${front}`)[scheme], token(`color-${back}`)[scheme]);

const grounds = ['ground', 'raised', 'sunk'];
/** Text colours allowed on every ground. */
const inks = ['ink', 'muted', 'indigo', 'indigo-deep', 'madder', 'neem'];
/** Pairs of text and coloured ground. */
const onColour = [
  ['on-indigo', 'indigo'],
  ['on-indigo', 'indigo-deep'],
  ['on-turmeric', 'turmeric'],
  ['ground', 'madder'],
  ['ground', 'ink'],
] as const;

test.each(schemes)('gives text a contrast of 4.5 on its grounds, %s', (scheme) => {
  const pairs = [...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)), ...onColour];
  const weak = pairs.map(([front, back]) => [front, back, ratio(front, back, scheme)]).filter(([, , value]) => Number(value) < 4.5);
  expect(weak).toEqual([]);
});

test.each(schemes)('gives lines, marks and focus rings a contrast of 3, %s', (scheme) => {
  const marks = ['line-strong', 'indigo', 'madder', 'neem'].flatMap((mark) => grounds.map((ground) => [mark, ground] as const));
  const sign = [
    ['block', 'ground'],
    ['block', 'sunk'],
    ['block-print', 'block'],
    ['block-seed', 'block'],
  ] as const;
  const weak = [...marks, ...sign]
    .map(([front, back]) => [front, back, ratio(front, back, scheme)])
    .filter(([, , value]) => Number(value) < 3);
  expect(weak).toEqual([]);
});

/** String literals of all pages, one by one: class names among them. */
const source = join(import.meta.dirname, '../..');
const classes = readdirSync(source, { recursive: true, encoding: 'utf8' })
  // The design page shows each colour as a swatch.
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('web/dev'))
  // An apostrophe in a comment is no quotation mark.
  .map((file) => readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, ''))
  .flatMap((text) => text.match(/(["'`])(?:(?!\1).)*\1/gs) ?? []);
const colours = token.names.filter((name) => name.startsWith('color-')).map((name) => name.slice('color-'.length));
const used = (kind: 'text' | 'bg', text: string) =>
  [...text.matchAll(new RegExp(`(?<![\\w:-])${kind}-(${colours.join('|')})(?![\\w-])(/\\d+)?`, 'g'))].map(
    ([, name = '', share = '']) => name + share,
  );

test('uses no other text and ground colours in pages', () => {
  const texts = new Set(classes.flatMap((text) => used('text', text)));
  // Drawings use the text colour; turmeric is for marks, never for text.
  const allowed = [...inks, ...onColour.map(([front]) => front), 'turmeric', 'line-strong', 'line'];
  expect([...texts].filter((name) => !allowed.includes(name))).toEqual([]);
  const backs = new Set(classes.flatMap((text) => used('bg', text)));
  // White is the paper of a QR code.
  const known = [...grounds, ...onColour.map(([, back]) => back), 'line', 'neem', 'line-strong', 'white'];
  expect([...backs].filter((name) => !known.includes(name))).toEqual([]);
});

test('pairs text and ground colours as proven above', () => {
  const pairs = classes.flatMap((text) => used('text', text).flatMap((front) => used('bg', text).map((back) => `${front} on ${back}`)));
  const proven = [...inks.flatMap((ink) => grounds.map((ground) => `${ink} on ${ground}`)), ...onColour.map(([a, b]) => `${a} on ${b}`)];
  expect([...new Set(pairs)].filter((pair) => !proven.includes(pair))).toEqual([]);
});

test('uses the colours of the tokens in browser chrome, mails and pages without a style sheet', () => {
  const root = join(import.meta.dirname, '../../..');
  const known = new Set(token.names.filter((name) => name.startsWith('color-')).flatMap((name) => Object.values(token(name))));
  const files = [
    'src/web/root.tsx',
    'src/web/styles/by-day.css',
    'src/web/offline/manifest.ts',
    'src/web/offline/offline.css',
    'src/platform/http/error-page.ts',
    'src/platform/mail/outbox-pages.ts',
    'src/modules/notifications/mail-layout.ts',
  ];
  const strange = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g) ?? [])
      .filter((colour) => !known.has(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});
