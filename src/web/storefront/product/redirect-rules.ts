import type { Product } from '#modules/catalog/product-contract.ts';
import type { Language } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { choiceFromForm, selectableVariants, writeChoice } from './variant-choice-rules.ts';

/**
 * The redirect of a product's address to its canonical path, with the fields of a form without scripts turned
 * into `?variant=` and the rest of the query kept; undefined where the address is canonical.
 */
export function productRedirect(
  product: Pick<Product, '_id' | 'slug' | 'variants'>,
  requested: { slug: string | undefined; search: string; language: Language },
): { to: string; permanent: boolean } | undefined {
  const query = new URLSearchParams(requested.search);
  const form = { variant: query.get('variant'), color: query.get('color'), size: query.get('size') };
  // An address with a colour alone is that of a choice whose size is open.
  const fromForm = form.size !== null || (form.color !== null && form.variant !== null);
  if (requested.slug === product.slug && !fromForm) return undefined;
  let search = requested.search;
  if (fromForm) {
    const variants = selectableVariants(product.variants);
    search = writeChoice(query, variants, choiceFromForm(variants, form));
  }
  return { to: links(requested.language).product(product) + search, permanent: !fromForm };
}
