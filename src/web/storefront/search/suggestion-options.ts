import type { SuggestedPage, SuggestedProduct, Suggestions } from '#modules/search/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { links } from '../../links.ts';

/** One line of the list below the field. A search fills the field; a page and a product are opened. */
export type SuggestionOption =
  | { kind: 'search'; text: string; isRecent: boolean }
  | { kind: 'page'; text: string; to: string; page: SuggestedPage }
  | { kind: 'product'; text: string; to: string; product: SuggestedProduct };

export type OptionKind = SuggestionOption['kind'];
export const optionKinds: readonly OptionKind[] = ['search', 'page', 'product'];

/** Recent searches among the suggestions. */
const maxRecent = 2;
const maxSearches = 3;

function addressOf({ kind, slug }: SuggestedPage, language: Language): string {
  const to = links(language);
  switch (kind) {
    case 'category':
    case 'subcategory': {
      const [category = '', subcategory] = slug.split('/');
      return to.category(category, subcategory);
    }
    case 'collection':
      return to.collection(slug);
    case 'maker':
      return to.maker(slug);
    default:
      return `${to.search()}?${new URLSearchParams({ [kind]: slug })}`;
  }
}

const fold = (text: string) => text.trim().toLocaleLowerCase();

/** The suggestions in the order of the list: searches, recent ones of this browser first; pages; products. */
export function toOptions(
  { suggestions, pages, products }: Suggestions,
  typed: string,
  recent: readonly string[],
  language: Language,
): SuggestionOption[] {
  const asked = fold(typed);
  const own = asked === '' ? [] : recent.filter((term) => fold(term).startsWith(asked) && fold(term) !== asked).slice(0, maxRecent);
  const others = suggestions.filter((text) => !own.some((term) => fold(term) === fold(text))).slice(0, maxSearches - own.length);
  return [
    ...own.map((text): SuggestionOption => ({ kind: 'search', text, isRecent: true })),
    ...others.map((text): SuggestionOption => ({ kind: 'search', text, isRecent: false })),
    ...pages.map(
      (page): SuggestionOption => ({ kind: 'page', text: inLanguage(page.name, language), to: addressOf(page, language), page }),
    ),
    ...products.map(
      (product): SuggestionOption => ({
        kind: 'product',
        text: inLanguage(product.title, language),
        to: links(language).product(product),
        product,
      }),
    ),
  ];
}
