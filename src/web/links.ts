import { type Language, languageOfPath } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';

/** The language of a page's address. */
export const languageOf = languageOfPath;

/** The same page in `language`. Takes and gives a path with or without query. */
export function inOtherLanguage(path: string, language: Language): string {
  const bare = path.replace(/^\/hi(?=[/?#]|$)/, '') || '/';
  const absolute = bare.startsWith('/') ? bare : `/${bare}`;
  return language === 'hi' ? (absolute === '/' ? '/hi' : `/hi${absolute}`.replace(/^\/hi\/(?=[?#])/, '/hi')) : absolute;
}

interface ProductRef {
  _id: string;
  slug: string;
}

/** Every internal link is made here. */
export function links(language: Language) {
  const at = (path: string) => inOtherLanguage(path, language);
  return {
    home: () => at('/'),
    search: () => at('/search'),
    cart: () => at('/cart'),
    place: () => at('/place'),
    wishlist: () => at('/account/wishlist'),
    login: () => at('/login'),
    signup: () => at('/signup'),
    category: (slug: string, subcategorySlug?: string) => at(`/categories/${slug}${subcategorySlug ? `?sub=${subcategorySlug}` : ''}`),
    product: (product: ProductRef) => at(`/product/${product._id}/${product.slug || slugify('')}`),
    makers: () => at('/makers'),
    maker: (slug: string) => at(`/makers/${slug}`),
    seller: (slug: string) => at(`/sellers/${slug}`),
    blog: (tag?: string, after?: string) => {
      const query = new URLSearchParams({ ...(tag ? { topic: tag } : {}), ...(after ? { after } : {}) });
      return at(`/blog${query.size > 0 ? `?${query}` : ''}`);
    },
    story: (slug: string) => at(`/blog/${slug}`),
    storyFeed: (kind: 'rss' | 'atom' = 'rss') => at(`/blog/${kind}.xml`),
    faqs: () => at('/faqs'),
    legal: (page: string) => at(`/legal/${page}`),
    becomeASeller: () => at('/become-a-seller'),
    feedback: () => at('/feedback'),
    requestProduct: (term = '') => at(`/request-product${term === '' ? '' : `?product=${encodeURIComponent(term)}`}`),
    contact: () => at('/legal/contact-us'),
    terms: () => at('/legal/terms-and-conditions'),
    refunds: () => at('/legal/refund-policy'),
    privacy: () => at('/legal/privacy-policy'),
  };
}
