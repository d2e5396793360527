import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import type { OperatorSettings } from '#shared/operator.ts';
import { defang } from './defang.ts';
import { renderMail } from './render-mail.ts';

/** Matches the texts that mail programs turn into links, and more than most of them do. */
const { linkify } = new MarkdownIt({ linkify: true });
linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds('example', true);

test.each([
  'Pay at evil.example/now',
  'https://evil.example/?a=b',
  'www.evil.com',
  'mailto:eve@evil.example',
  'eve@evil.example',
  'HTTP://EVIL.EXAMPLE',
  '//evil.example',
  'ftp://10.0.0.1/x',
  'दुकान।evil.com',
  'evil.example.',
  'evil.com/pay?x=1',
])('%s is no link afterwards', (text) => {
  expect(linkify.test(text)).toBe(true);
  expect(linkify.test(defang(text))).toBe(false);
});

test('turns no text into a link and keeps it readable', () => {
  const part = fc.oneof(
    fc.constantFrom('evil', 'example', 'com', 'in', 'www', 'http', 'https', 'mailto', '10', '0', 'é', 'क', '👋'),
    fc.constantFrom('.', '@', '://', ':', '/', '//', '-', ' ', '\n', '。', '?'),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const made = defang(text);
      const links = (linkify.match(made) ?? []).filter(({ url }) => /[.@]\p{L}/u.test(url) || /:\/\/./.test(url));
      expect(links).toEqual([]);
      expect(made.replaceAll('\u200a', '')).toBe(text.replaceAll('\u200a', ''));
    }),
    { numRuns: 2_000, seed: 7 },
  );
});

test('keeps addresses, names and amounts readable', () => {
  expect(defang('₹1,234.50, 12.5 %')).toBe('₹1,234.50, 12.5 %');
  expect(defang('C/O Dr. Rao, No. 5/7, Plot #12, St. Mary’s')).toBe('C/O Dr. Rao, No. 5/7, Plot #12, St. Mary’s');
  expect(defang('₹1,50,000.00 - 5.5% - 10.0.0.1')).toBe('₹1,50,000.00 - 5.5% - 10.\u200a0.\u200a0.\u200a1');
  expect(defang('M.G.Road')).toBe('M.\u200aG.\u200aRoad');
});

test('renders no link but buttons and the signature, as text and as HTML', () => {
  const operator = {
    publicUrl: 'https://shop.test',
    brand: { en: 'Shop', hi: 'दुकान' },
    supportEmail: 'help@shop.test',
  } as OperatorSettings;
  const text = 'Pay at https://evil.example/now or www.evil.com, eve@evil.example';
  const mail = renderMail(
    {
      language: 'en',
      subject: text,
      blocks: [
        { type: 'heading', text },
        { type: 'paragraph', text },
        { type: 'note', text },
        { type: 'list', items: [text] },
        { type: 'table', rows: [['Name', text]] },
        { type: 'pieces', title: text, rows: [[text, '1']] },
        { type: 'button', label: 'See it', url: 'https://shop.test/orders/1' },
      ],
    },
    operator,
  );
  expect(mail.subject).not.toContain('evil.example');
  for (const body of [mail.text, mail.html.replace(/<[^>]*>/g, ' ')])
    expect(
      linkify
        .match(body)
        ?.map(({ url }) => url)
        .filter((url) => url.includes('evil')) ?? [],
    ).toEqual([]);
  expect(mail.text).toContain('https://shop.test/orders/1');
});
