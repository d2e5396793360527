import { expect, test } from 'vitest';
import { slugify } from '#shared/slug.ts';
import { placeholders } from '../placeholder-rules.ts';
import { standardFaqs } from './faqs.ts';
import { standardLegalPages } from './legal.ts';
import type { BothLanguages } from './types.ts';

const entries = standardFaqs.flatMap((group) => group.entries);
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const texts: [string, BothLanguages][] = [
  ...standardFaqs.map(({ slug, title }): [string, BothLanguages] => [slug, title]),
  ...entries.flatMap(({ slug, question, answer }): [string, BothLanguages][] => [
    [slug, question],
    [slug, answer],
  ]),
  ...standardLegalPages.flatMap(({ slug, title, summary, body }): [string, BothLanguages][] => [
    [slug, title],
    [slug, summary],
    [slug, body],
  ]),
];

/** Drops placeholders and addresses from a text. */
const prose = (text: string) => text.replace(/\{\{\w+\}\}|\]\([^)]*\)|`[^`]*`/g, '');
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name);
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);

test('there are at least 34 questions in seven groups, without duplicates', () => {
  expect(standardFaqs.length).toBeGreaterThanOrEqual(7);
  expect(entries.length).toBeGreaterThanOrEqual(34);
  for (const values of [
    standardFaqs.map(({ slug }) => slug),
    entries.map(({ slug }) => slug),
    entries.map(({ question }) => question.en),
    entries.map(({ question }) => question.hi),
    standardLegalPages.map(({ slug }) => slug),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
  for (const slug of [...standardFaqs, ...entries, ...standardLegalPages].map((item) => item.slug)) expect(slug).toBe(slugify(slug));
});

test('every text is there in both languages: the English without Devanagari, the Hindi in it', () => {
  for (const [slug, { en, hi }] of texts) {
    expect(en, slug).toMatch(/[a-z]/i);
    expect(en, slug).not.toMatch(/[\u0900-\u097f]/);
    const letters = prose(hi).match(/[\p{L}\p{M}]/gu) ?? [];
    const devanagari = letters.filter((letter) => /[\u0900-\u097f]/.test(letter));
    expect(devanagari.length / letters.length, slug).toBeGreaterThan(0.9);
  }
});

test('the Hindi has the length, placeholders, links and headings of the English', () => {
  for (const [slug, { en, hi }] of texts) {
    if (words(en) > 15) expect(words(hi) / words(en), slug).toBeGreaterThan(2 / 3);
    expect(placeholdersOf(hi).toSorted(), slug).toEqual(placeholdersOf(en).toSorted());
    expect(linksOf(hi).toSorted(), slug).toEqual(linksOf(en).toSorted());
    expect(hi.match(/^#+ /gm) ?? [], slug).toEqual(en.match(/^#+ /gm) ?? []);
    expect(hi.match(/^(- |\d+\. |\|)/gm) ?? [], slug).toEqual(en.match(/^(- |\d+\. |\|)/gm) ?? []);
  }
});

test('a text leaves open only what the operator settings fill, and has no HTML', () => {
  for (const [slug, { en, hi }] of texts) {
    for (const name of placeholdersOf(en + hi)) expect(placeholders, slug).toContain(name);
    expect(en + hi, slug).not.toMatch(/<[a-z!/]/i);
  }
});

test('every placeholder is used', () => {
  const used = new Set(texts.flatMap(([, { en }]) => placeholdersOf(en)));
  expect([...used].toSorted()).toEqual([...placeholders].toSorted());
});

test('links lead to pages of the shop, by mail or by telephone', () => {
  const pages = ['/search', '/makers', '/faqs', '/feedback', '/become-a-seller', '/request-product'];
  const legal = standardLegalPages.map(({ slug }) => `/legal/${slug}`);
  const others = ['mailto:{{supportEmail}}', 'mailto:{{grievanceEmail}}', 'tel:{{grievancePhone}}'];
  for (const [slug, { en }] of texts) {
    for (const address of linksOf(en)) expect([...pages, ...legal, ...others], slug).toContain(address);
  }
});

const page = (slug: string) => {
  const found = standardLegalPages.find((item) => item.slug === slug);
  if (!found) throw new Error(`no page ${slug}`);
  return found;
};

test('the three specified legal pages are each "Last updated on 13-06-2025"', () => {
  expect(page('terms-and-conditions').title.en).toBe('Terms & Conditions');
  expect(page('contact-us').title.en).toBe('Contact Us');
  expect(page('refund-policy').title.en).toBe('Cancellation & Refund Policy');
  for (const slug of ['terms-and-conditions', 'contact-us', 'refund-policy']) expect(page(slug).updatedOn).toBe('2025-06-13');
  expect(page('privacy-policy').updatedOn).toMatch(/^2026-\d{2}-\d{2}$/);
});

test('Contact Us lists the legal entity, both addresses and a contact e-mail', () => {
  for (const body of Object.values(page('contact-us').body)) {
    expect(body).toContain('{{legalEntity}}');
    expect(body.match(/\{\{legalAddress\}\}/g)?.length).toBeGreaterThanOrEqual(2);
    expect(body).toContain('{{supportEmail}}');
  }
});

test('the grievance officer acknowledges within 48 hours and settles within one month', () => {
  for (const slug of ['terms-and-conditions', 'contact-us', 'refund-policy', 'privacy-policy']) {
    expect(page(slug).body.en).toMatch(/48 hours/);
    expect(page(slug).body.en).toMatch(/within one month/);
    expect(page(slug).body.hi).toMatch(/48 घंटे/);
    expect(page(slug).body.hi).toMatch(/एक महीने/);
  }
});

test('the refund policy states the specified terms of returns, refunds and cancellation', () => {
  const { en, hi } = page('refund-policy').body;
  for (const term of [
    /Damaged, defective or not as shown/,
    /within 7 days of receipt/,
    /3-5 business days/,
    /right after ordering/,
    /Once shipping has begun, an order can no longer be cancelled/,
    /Perishable items cannot be cancelled/,
  ]) {
    expect(en).toMatch(term);
  }
  for (const term of [
    /मिलने के 7 दिन के भीतर/,
    /3-5 कामकाजी दिन/,
    /भेजना शुरू हो जाए तो ऑर्डर रद्द नहीं हो सकता/,
    /जल्दी ख़राब होने वाली चीज़ें रद्द नहीं होतीं/,
  ]) {
    expect(hi).toMatch(term);
  }
});

test('delivery is FREE and takes 7-10 days in the terms and in the answers', () => {
  const delivery =
    standardFaqs
      .find(({ slug }) => slug === 'delivery')
      ?.entries.map(({ answer }) => answer.en)
      .join(' ') ?? '';
  for (const text of [page('terms-and-conditions').body.en, delivery]) {
    expect(text).toMatch(/FREE/);
    expect(text).toMatch(/7-10 days/);
  }
});

test('legal pages are long enough to say what they must', () => {
  for (const { slug, body } of standardLegalPages) expect(words(body.en), slug).toBeGreaterThanOrEqual(slug === 'contact-us' ? 200 : 400);
});
