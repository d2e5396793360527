import pLimit from 'p-limit';
import { findRawJson } from '#modules/catalog/raw-json.ts';
import { publicRawJson } from '#platform/raw-json/raw-json-route.ts';
import { searchContract } from './contract.ts';
import { findCardPage, findProductPage, prepareSearch } from './search-products.ts';
import { tokenize } from './search-rules.ts';
import { suggest } from './suggest.ts';

// Searches go out as the text that the listings keep, and everything that reads the same has one key in the response cache: upper and
// lower case, blanks, punctuation, accents, the order of parameters, defaults that are said, and parameters that mean nothing.

/** Nothing but its words is read of a text. */
const normalizedText = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? tokenize(text).join(' ') : '');

/**
 * Searches that are put together at once. Where many come together, they share one look at what changed, and then the first are answered
 * while the others wait, instead of all of them at the end.
 */
const concurrently = pLimit(4);

const wrap = (before: string, items: Buffer, after: string) => Buffer.concat([Buffer.from(before), items, Buffer.from(after)]);

export const searchRawJson = [
  publicRawJson(
    searchContract.searchCards,
    async (ctx, input) => {
      const prepared = await prepareSearch(ctx, input);
      return concurrently(async () => {
        const { ids, rest, cards } = await findCardPage(ctx, prepared, input);
        return wrap('{"cards":[', await findRawJson(ctx, ids, 'cards', cards), `],${JSON.stringify(rest).slice(1)}`);
      });
    },
    (input) => ({ ...input, q: normalizedText(input.q) }),
  ),
  publicRawJson(
    searchContract.searchProducts,
    (ctx, input) =>
      concurrently(async () => {
        const { ids, next } = await findProductPage(ctx, input);
        return wrap('{"data":{"product":[', await findRawJson(ctx, ids, 'products'), `]}${next === undefined ? '' : `,"next":${next}`}}`);
      }),
    (input) => ({ ...input, search: normalizedText(input.search) }),
  ),
  publicRawJson(
    searchContract.suggest,
    async (ctx, input) => JSON.stringify(await suggest(ctx, input)),
    (input) => ({ q: normalizedText(input.q) }),
  ),
];
