import pLimit from 'p-limit';
import { findText } from '#modules/catalog/ready-answers.ts';
import { readyAnswer } from '#platform/http/ready-answers.ts';
import { searchContract } from './contract.ts';
import { pageOfCards, pageOfProducts, readAsked } from './search-products.ts';
import { wordsOf } from './search-rules.ts';
import { suggest } from './suggest.ts';

// Searches go out as the text that the listings keep, and everything that reads the same has one key in the response cache: upper and
// lower case, blanks, punctuation, accents, the order of parameters, defaults that are said, and parameters that mean nothing.

/** Nothing but its words is read of a text. */
const sameText = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? wordsOf(text).join(' ') : '');

/**
 * Searches that are put together at once. Where many come together, they share one look at what changed, and then the first are answered
 * while the others wait, instead of all of them at the end.
 */
const together = pLimit(4);

const around = (before: string, items: Buffer, after: string) => Buffer.concat([Buffer.from(before), items, Buffer.from(after)]);

export const readySearchAnswers = [
  readyAnswer(
    searchContract.searchCards,
    async (ctx, input) => {
      const asked = await readAsked(ctx, input);
      return together(async () => {
        const { ids, told, cards } = await pageOfCards(ctx, asked, input);
        return around('{"cards":[', await findText(ctx, ids, 'cards', cards), `],${JSON.stringify(told).slice(1)}`);
      });
    },
    (input) => ({ ...input, q: sameText(input.q) }),
  ),
  readyAnswer(
    searchContract.searchProducts,
    (ctx, input) =>
      together(async () => {
        const { ids, next } = await pageOfProducts(ctx, input);
        return around('{"data":{"product":[', await findText(ctx, ids, 'products'), `]}${next === undefined ? '' : `,"next":${next}`}}`);
      }),
    (input) => ({ ...input, search: sameText(input.search) }),
  ),
  readyAnswer(
    searchContract.suggest,
    async (ctx, input) => JSON.stringify(await suggest(ctx, input)),
    (input) => ({ q: sameText(input.q) }),
  ),
];
