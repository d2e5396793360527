/** What a member of a shop's team may do there. */
export const shopPowers = ['products', 'orders', 'returns', 'money', 'team'] as const;
export type ShopPower = (typeof shopPowers)[number];

/** What an operator of the marketplace may do. */
export const deskPowers = ['catalog', 'orders', 'refunds', 'content', 'rates', 'people', 'security'] as const;
export type DeskPower = (typeof deskPowers)[number];

/**
 * Who may call an endpoint: `anyone`, each `account` that is signed in, a member of the shop that the path names with a power
 * there, or an operator with a power at the desk.
 */
export type Access = 'anyone' | 'account' | { readonly shop: ShopPower } | { readonly desk: DeskPower };
