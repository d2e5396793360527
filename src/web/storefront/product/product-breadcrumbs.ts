import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { links } from '../../links.ts';

/** Breadcrumbs from below the home page to a product, the product last. */
export function productBreadcrumbs(product: Pick<Product, '_id' | 'slug' | 'title' | 'category' | 'subcategory'>, language: Language) {
  const at = links(language);
  return [
    { name: inLanguage(product.category.name, language), to: at.category(product.category.slug) },
    { name: inLanguage(product.subcategory.name, language), to: at.category(product.category.slug, product.subcategory.slug) },
    { name: inLanguage(product.title, language), to: at.product(product) },
  ];
}
