import type { Product } from '#modules/catalog/contract.ts';
import type { Language } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { selectableVariants, variantFromForm } from './variant-choice-rules.ts';

/**
 * Where a request for a product belongs instead: at its canonical path, with a choice that a plain form sent turned into
 * `?variant=`. Undefined where the address is right. The rest of the query stays.
 */
export function productRedirect(
  product: Pick<Product, '_id' | 'slug' | 'variants'>,
  asked: { slug: string | undefined; search: string; language: Language },
): { to: string; permanent: boolean } | undefined {
  const query = new URLSearchParams(asked.search);
  const form = { variant: query.get('variant'), color: query.get('color'), size: query.get('size') };
  const fromForm = form.color !== null || form.size !== null;
  if (asked.slug === product.slug && !fromForm) return undefined;
  let search = asked.search;
  if (fromForm) {
    query.delete('color');
    query.delete('size');
    const piece = variantFromForm(selectableVariants(product.variants), form);
    if (piece) query.set('variant', piece._id);
    search = query.size > 0 ? `?${query}` : '';
  }
  return { to: links(asked.language).product(product) + search, permanent: !fromForm };
}
