import { expect, test } from 'vitest';
import { slugify } from '#shared/slug.ts';
import { makers } from './data/makers.ts';
import { products } from './data/products.ts';
import { stories } from './data/stories.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const devanagari = (text: string) => (text.match(/[\u0900-\u097f]/g) ?? []).length;
const letters = (text: string) => (text.match(/[\p{L}\p{M}]/gu) ?? []).length;

test('the blog has at least ten stories, newest first, each with a slug and title of its own', () => {
  expect(stories.length).toBeGreaterThanOrEqual(10);
  for (const values of [stories.map(({ slug }) => slug), stories.map(({ title }) => title.en), stories.map(({ title }) => title.hi)]) {
    expect(new Set(values).size).toBe(values.length);
  }
  for (const { slug } of stories) expect(slug).toBe(slugify(slug));
  const dates = stories.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('no story is dated after November 2026', () => {
  for (const { slug, publishedOn } of stories) {
    expect(publishedOn, slug).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(`${publishedOn}T00:00:00Z`).toISOString().slice(0, 10), slug).toBe(publishedOn);
    expect(publishedOn < '2026-12-01', slug).toBe(true);
  }
});

test('makers, products and the picture of a story are in the demo shop', () => {
  const makerSlugs = new Set(makers.map(({ slug }) => slug));
  const productSlugs = new Set(products.map(({ slug }) => slug));
  for (const story of stories) {
    expect(story.makers.length, story.slug).toBeGreaterThan(0);
    for (const maker of story.makers) expect(makerSlugs, story.slug).toContain(maker);
    for (const product of [story.picture, ...story.products]) expect(productSlugs, story.slug).toContain(product);
    expect(story.products, story.slug).toContain(story.picture);
    for (const list of [story.makers, story.products, story.tags]) expect(new Set(list).size, story.slug).toBe(list.length);
    for (const tag of story.tags) expect(tag).toBe(slugify(tag));
  }
});

test('a story names each of its makers in both languages or shows a product of theirs', () => {
  for (const story of stories) {
    for (const slug of story.makers) {
      const maker = makers.find((item) => item.slug === slug);
      const shown = products.some((product) => product.maker === slug && story.products.includes(product.slug));
      const named = story.body.en.includes(maker?.name.en ?? slug) && story.body.hi.includes(maker?.name.hi ?? slug);
      expect(named || shown, `${story.slug}: ${slug}`).toBe(true);
    }
  }
});

test('a story has 500 to 900 English words and says as much in Hindi', () => {
  for (const { slug, body } of stories) {
    expect(words(body.en), slug).toBeGreaterThanOrEqual(500);
    expect(words(body.en), slug).toBeLessThanOrEqual(900);
    expect(words(body.hi), slug).toBeGreaterThanOrEqual((words(body.en) * 2) / 3);
    expect(body.hi.match(/^## /gm)?.length, slug).toBe(body.en.match(/^## /gm)?.length);
  }
});

test('what is called Hindi is written in Devanagari, and the English is not', () => {
  for (const { slug, title, summary, author, body } of stories) {
    for (const text of [title, summary, author, body]) {
      // GI is spelled out when read, and stays in Latin letters.
      const hindi = text.hi.replaceAll('GI ', '');
      expect(devanagari(hindi) / letters(hindi), slug).toBeGreaterThan(0.95);
      expect(devanagari(text.en), slug).toBe(0);
      expect(text.en.trim(), slug).toBe(text.en);
      expect(text.hi.trim(), slug).toBe(text.hi);
    }
  }
});

test('a body is Markdown without HTML, images or placeholders', () => {
  for (const { slug, body } of stories) {
    for (const text of [body.en, body.hi]) {
      expect(text, slug).toMatch(/^## /m);
      expect(text, slug).not.toMatch(/<[a-z!/]|!\[|\{\{|^# /im);
    }
  }
});
