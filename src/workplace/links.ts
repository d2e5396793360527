import type { Language } from '#shared/localized.ts';

/**
 * Addresses of the workplace's pages, and those of the shop that its pages lead to. The latter belong to
 * another build: plain `<a>`.
 */
export function links(language: Language) {
  const at = (path: string) => (language === 'hi' ? `/hi${path}` : path);
  return {
    hub: () => at('/hub'),
    /** The first page of a shop. */
    myShop: (shop: string) => at(`/hub/${shop}`),
    /** Coupons that a shop pays for. */
    coupons: (shop: string) => at(`/hub/${shop}/coupons`),
    makers: (shop: string) => at(`/hub/${shop}/makers`),
    /** The page of a maker for its shop; `new` is the form of another one. */
    maker: (shop: string, maker: string) => at(`/hub/${shop}/makers/${maker}`),
    /** The page of a maker for buyers. */
    makerPage: (slug: string) => at(`/makers/${slug}`),
    calendar: (shop: string) => at(`/hub/${shop}/calendar`),
    team: (shop: string) => at(`/hub/${shop}/team`),
    /** @param lane also with what a form has to say, such as `to-pack&marked=2` */
    orders: (shop: string, lane?: string) => at(`/hub/${shop}/orders${lane === undefined ? '' : `?lane=${lane}`}`),
    /** Lists parcels to pack, to print or to save. */
    packingList: (shop: string) => at(`/hub/${shop}/packing-list`),
    packingListFile: (shop: string) => `/api/v1/shops/${shop}/packing-list/file?language=${language}`,
    parcel: (shop: string, parcel: string) => at(`/hub/${shop}/orders/${parcel}`),
    returns: (shop: string) => at(`/hub/${shop}/returns`),
    return: (shop: string, number: string) => at(`/hub/${shop}/returns/${number}`),
    /**
     * The page of the API keys and webhooks of a shop.
     * @param before the delivery before which the page of the log begins
     */
    shopApi: (shop: string, before?: number) => at(`/hub/${shop}/shop/api${before === undefined ? '' : `?before=${before}`}`),
    /** The page of what a shop needs, and of the steps that its owner can take. */
    shopSetup: (shop: string) => at(`/hub/${shop}/setup`),
    consents: (shop: string) => at(`/hub/${shop}/consents`),
    /** Lists what was done in a shop; `person` and `after` choose a part of it. */
    activity: (shop: string, part: { person?: string; after?: string } = {}) => {
      const query = new URLSearchParams(part).toString();
      return at(`/hub/${shop}/activity${query && `?${query}`}`);
    },
    /** The page of a paper that a shop is asked for. */
    paper: (shop: string, requirement: string) => at(`/hub/${shop}/papers/${requirement}`),
    paperFile: (shop: string, paper: string) => `/api/v1/shops/${shop}/papers/${paper}/file`,
    slips: (shop: string) => `/api/v1/shops/${shop}/packing-slips`,
    label: (shop: string, parcel: string) => `/api/v1/shops/${shop}/parcels/${parcel}/label`,
    /** The form of one thing that a shop needs. */
    setup: (shop: string, step: string) => at(`/hub/${shop}/setup/${step}`),
    money: (shop: string) => at(`/hub/${shop}/money`),
    moneyPayout: (shop: string, id: string) => at(`/hub/${shop}/money/payouts/${id}`),
    /** A sold line, from its price to what the shop gets. */
    moneyLine: (shop: string, id: string) => at(`/hub/${shop}/money/lines/${id}`),
    /** @param month such as 2026-11 */
    moneyMonth: (shop: string, month: string) => at(`/hub/${shop}/money/months/${month}`),
    /** @param year a financial year such as 2026-27 */
    moneyTax: (shop: string, year: string) => at(`/hub/${shop}/money/tax/${year}`),
    moneyHold: (shop: string, id: string) => at(`/hub/${shop}/money/holds/${id}`),
    news: (shop: string) => at(`/hub/${shop}/news`),
    newsChoices: (shop: string) => at(`/hub/${shop}/news/choices`),
    /** @param path of a page of the hub, without a language */
    hubPage: (path: string) => at(path),
    numbers: (shop: string) => at(`/hub/${shop}/numbers`),
    /** Products of a shop; `state` filters them. */
    products: (shop: string, state?: string) => at(`/hub/${shop}/products${state ? `?state=${state}` : ''}`),
    product: (shop: string, product: string) => at(`/hub/${shop}/products/${product}`),
    /** Earlier versions of a product, and one beside the one before. */
    history: (shop: string, product: string) => at(`/hub/${shop}/products/${product}/history`),
    version: (shop: string, product: string, number: number) => at(`/hub/${shop}/products/${product}/history/${number}`),
    /** Exchange of products by tables, and one import. */
    imports: (shop: string) => at(`/hub/${shop}/imports`),
    import: (shop: string, id: string, query: Record<string, string> = {}) =>
      at(`/hub/${shop}/imports/${id}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`),
    /** Prices and counts of many variants on one page. */
    stock: (shop: string) => at(`/hub/${shop}/stock`),
    draft: (shop: string, draft: string) => at(`/hub/${shop}/drafts/${draft}`),
    /** A draft as buyers will see it. */
    preview: (shop: string, draft: string) => at(`/hub/${shop}/drafts/${draft}/preview`),
    /** A draft beside its product as it is live. */
    compareDraft: (shop: string, draft: string) => at(`/hub/${shop}/drafts/${draft}/compare`),
    /** Words that a shop misses; `query`: the draft for which, and whether one was sent. */
    words: (shop: string, query: Record<string, string> = {}) =>
      at(`/hub/${shop}/words${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`),
    application: (token: string) => at(`/hub/application?token=${encodeURIComponent(token)}`),
    invitation: (token: string) => at(`/hub/invitation?token=${encodeURIComponent(token)}`),
    becomeASeller: () => at('/become-a-seller'),
    signup: (next: string) => at(`/signup?next=${encodeURIComponent(next)}`),
    console: () => at('/console'),
    shop: () => (language === 'hi' ? '/hi' : '/'),
    /** @param next the path to come back to */
    login: (next: string) => at(`/login?next=${encodeURIComponent(next)}`),
    logout: () => at('/logout'),
    security: () => at('/account/security'),
    authenticator: () => at('/account/authenticator'),
  };
}
