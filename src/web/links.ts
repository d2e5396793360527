import type { AlertKind } from '#modules/product-alerts/contract.ts';
import type { Contact } from '#modules/support/contract.ts';
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

/**
 * Tells whether a page is made for one person or browser, such as an account's or a guest's order: a browser
 * leaves it when the session ends. The wishlist page is the same for everyone, because the browser fills it
 * in. Middleware of the routes decides who may open a page.
 */
export function isPrivatePage(path: string): boolean {
  const page = inOtherLanguage(path, 'en')
    .toLowerCase()
    .replace(/\.data$/, '');
  return (
    page !== '/account/wishlist' && /^\/(?:me|account(?:\/.*)?|orders\/.+|checkout\/payment|email-verified|demo\/payments\/.+)$/.test(page)
  );
}

interface ProductRef {
  _id: string;
  slug: string;
}

function linksIn(language: Language) {
  const at = (path: string) => (language === 'en' ? path : inOtherLanguage(path, language));
  return {
    home: () => at('/'),
    search: () => at('/search'),
    gifts: () => at('/gifts'),
    collection: (slug: string) => at(`/collections/${slug}`),
    cart: () => at('/cart'),
    checkout: () => at('/checkout'),
    cashCode: () => at('/checkout/code'),
    /** The page that a payment service sends a buyer back to. */
    payment: (number: string) => at(`/checkout/payment?order=${number}`),
    order: (number: string) => at(`/orders/${number}`),
    cancelItems: (number: string, parcelId?: string) => at(`/orders/${number}/cancel${parcelId ? `?parcel=${parcelId}` : ''}`),
    changeAddress: (number: string) => at(`/orders/${number}/address`),
    exchange: (number: string, lineId: string) => at(`/orders/${number}/exchange/${lineId}`),
    reportItems: (number: string, parcelId?: string) => at(`/orders/${number}/report${parcelId ? `?parcel=${parcelId}` : ''}`),
    orderHelp: (number: string, parcelId: string) => at(`/orders/${number}/help?parcel=${parcelId}`),
    refundTo: (number: string) => at(`/orders/${number}/refund-to`),
    answerParcel: (number: string, parcelId: string) => at(`/orders/${number}/parcels/${parcelId}`),
    lookUpOrder: (purpose?: 'return') => at(purpose ? `/orders?for=${purpose}` : '/orders'),
    place: () => at('/place'),
    wishlist: () => at('/account/wishlist'),
    /**
     * @param next the path to come back to
     * @param ended a session has ended, which the page says
     */
    login: (next?: string, ended = false) => {
      const query = [...(next === undefined ? [] : [`next=${encodeURIComponent(next)}`]), ...(ended ? ['ended=1'] : [])].join('&');
      return at(`/login${query && `?${query}`}`);
    },
    logout: () => at('/logout'),
    signup: (next?: string) => at(`/signup${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`),
    verifySignup: () => at('/signup/verify'),
    emailVerified: () => at('/email-verified?verified=true'),
    forgotPassword: () => at('/forgot-password'),
    resetPassword: () => at('/reset-password'),
    secureAccount: () => at('/secure-account'),
    me: () => at('/me'),
    account: {
      orders: () => at('/account/my-orders'),
      addresses: () => at('/account/my-addresses'),
      newAddress: () => at('/account/my-addresses/new'),
      address: (id: string) => at(`/account/my-addresses/${id}`),
      privacy: () => at('/account/privacy'),
      security: () => at('/account/security'),
      authenticator: () => at('/account/authenticator'),
      password: () => at('/account/password'),
      email: () => at('/account/email'),
      confirm: (next?: string) => at(`/account/confirm${next ? `?next=${encodeURIComponent(next)}` : ''}`),
      storeCredit: () => at('/account/store-credit'),
      export: () => at('/account/export'),
      erase: () => at('/account/delete'),
      erased: () => at('/account-deleted'),
    },
    category: (slug: string, subcategorySlug?: string) => at(`/categories/${slug}${subcategorySlug ? `?sub=${subcategorySlug}` : ''}`),
    product: (product: ProductRef) => at(`/product/${product._id}/${product.slug || slugify('')}`),
    makers: () => at('/makers'),
    maker: (slug: string) => at(`/makers/${slug}`),
    /** A picture, the same in every language. */
    portrait: (maker: string) => `/portraits/${maker}.svg`,
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
    productAlert: ({ productId, variantId, kind }: { productId: string; variantId?: string | undefined; kind: AlertKind }) =>
      at(`/product-alerts?product=${productId}&kind=${kind}${variantId === undefined ? '' : `&variant=${variantId}`}`),
    confirmAlert: (token: string) => at(`/product-alerts/confirm?token=${encodeURIComponent(token)}`),
    stopReminders: (token: string) => at(`/cart/no-reminders?token=${encodeURIComponent(token)}`),
    stopAlerts: (token: string) => at(`/product-alerts/stop?token=${encodeURIComponent(token)}`),
    contact: ({ topic, about }: { topic?: Contact['topic']; about?: string } = {}) => {
      const query = new URLSearchParams({ ...(topic ? { topic } : {}), ...(about ? { about } : {}) });
      return at(`/legal/contact-us${query.size > 0 ? `?${query}` : ''}`);
    },
    terms: () => at('/legal/terms-and-conditions'),
    refunds: () => at('/legal/refund-policy'),
    privacy: () => at('/legal/privacy-policy'),
  };
}

const linksByLanguage = { en: linksIn('en'), hi: linksIn('hi') };

/** Every internal link is made here. Made once a language: a page of the server asks for some hundred. */
export const links = (language: Language) => linksByLanguage[language];
