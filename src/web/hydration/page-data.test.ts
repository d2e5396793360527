import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { flatten, renderPageData } from './page-data.ts';

const shared = { en: 'Bowl', hi: 'कटोरा' };
const loaderData = {
  root: { demo: true, rate: 0.012, none: null, empty: [], plain: {}, nested: [[1, -2], [], ['D', 'not a date']] },
  'en.product': { title: shared, again: shared, text: '</script><!-- "quoted" \u2028' },
};

test('the router decodes what the data of a page is flattened to', async () => {
  const { value } = await decode(new Response(flatten({ loaderData })).body as ReadableStream<Uint8Array>, globalThis as never);
  expect(value).toEqual({ loaderData });
});

test('no text of the data ends its element or begins a comment', () => {
  const html = renderPageData({ loaderData }) ?? '';
  const inside = html.replace(/^<script type="application\/json" id="page-data">/, '').replace(/<\/script>$/, '');
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)).toEqual({ loaderData });
});

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a promise', Promise.resolve()],
  ['a big integer', 1n],
  ['no number', Number.NaN],
  ['a gap in a list', [undefined]],
])('%s is left to the framework', (_, value) => {
  expect(renderPageData({ loaderData: { page: { value } } })).toBeUndefined();
});

test('a page whose loader answers with undefined is left to the framework', () => {
  expect(renderPageData({ loaderData: { root: {}, 'en.product': undefined } })).toBeUndefined();
});

test('a property that is undefined is as one that is absent', () => {
  expect(renderPageData({ loaderData: { page: { value: undefined } } })).toContain('{"loaderData":{"page":{}}}');
});
