import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type MarkupProps, useCachedMarkup } from '../hydration/cached-markup.ts';
import { inOtherLanguage } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { type ShopCategory, useRootData } from '../settings.ts';

const noCategories: readonly ShopCategory[] = [];

/**
 * Tells which entry of the menus leads to a page, the only thing that differs in them from page to page.
 * @returns undefined for pages that are not told apart, whose menus are rendered each time
 */
function menuEntryOf(path: string, search: string, categories: readonly ShopCategory[]): string | undefined {
  if (path === '/') return 'home';
  // No entry leads to a product.
  if (path.startsWith('/product/')) return 'product';
  const category = categories.find(({ slug }) => path === `/categories/${slug}`);
  const part = category?.subcategories.find(({ slug }) => search === `?sub=${slug}`);
  return category && `${category.slug} ${part?.slug ?? ''}`;
}

/**
 * The content of an element of the frame that is made of menu links, as the element's properties. They are
 * more than half of the links of a page, and rendered once for each page that they lead to.
 * The browser has none of this code: it renders its menus.
 * @param name tells the parts of the frame apart
 */
export const useMenuMarkup: (name: string, render: () => ReactNode) => MarkupProps = import.meta.env.SSR
  ? useRenderedMenu
  : (_name, render) => ({ children: render() });

function useRenderedMenu(name: string, render: () => ReactNode): MarkupProps {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const categories = useRootData()?.categories ?? noCategories;
  const entry = categories.length > 0 ? menuEntryOf(inOtherLanguage(pathname, 'en'), search, categories) : undefined;
  return useCachedMarkup(categories, entry && `${name} ${language} ${entry}`, render);
}
