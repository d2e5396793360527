/** Powers of a member of a shop's team there. */
export const shopPowers = ['products', 'orders', 'returns', 'money', 'team'] as const;
export type ShopPower = (typeof shopPowers)[number];

/** Powers of an operator of the marketplace. */
export const deskPowers = ['catalog', 'orders', 'refunds', 'content', 'rates', 'people', 'security'] as const;
export type DeskPower = (typeof deskPowers)[number];

/**
 * Callers that an endpoint takes: `anyone`, each `account` that is signed in, a member of the shop that the
 * path names with a power there, or an operator with a power at the desk.
 */
export type Access = 'anyone' | 'account' | { readonly shop: ShopPower } | { readonly desk: DeskPower };
