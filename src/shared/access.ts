/**
 * Powers of a member of a shop's team there. `shop`: its state and what it waits for. `stock`: counts of
 * units. `orders`: parcels, with the addresses of buyers. `returns`: acts that lead to a refund. `messages`:
 * questions of buyers. `statements`: reading amounts, without addresses. `money`: acting on them. `settings`:
 * names and numbers of the business, and its states. `papers`: documents of the business. `activity`: who did
 * what in the shop. `team`: the people who work for it.
 */
export const shopPowers = [
  'shop',
  'products',
  'drafts',
  'stock',
  'orders',
  'returns',
  'messages',
  'statements',
  'money',
  'settings',
  'papers',
  'activity',
  'team',
] as const;
export type ShopPower = (typeof shopPowers)[number];

export const shopRoles = ['owner', 'manager', 'packer', 'accountant', 'facilitator'] as const;
/**
 * Work of a person in a shop's team. A facilitator prepares products of makers who agreed to that.
 */
export type ShopRole = (typeof shopRoles)[number];

/** Powers of each role. Packers see addresses and never amounts, accountants amounts and never addresses. */
export const rolePowers: Readonly<Record<ShopRole, readonly ShopPower[]>> = {
  owner: shopPowers,
  manager: ['shop', 'products', 'drafts', 'stock', 'orders', 'returns', 'messages', 'statements', 'papers', 'activity'],
  packer: ['shop', 'stock', 'orders'],
  accountant: ['shop', 'statements', 'money'],
  facilitator: ['shop', 'drafts'],
};

/** Gives the roles that have a power. */
export const rolesWith = (power: ShopPower): ShopRole[] => shopRoles.filter((role) => rolePowers[role].includes(power));

/** Powers of an operator of the marketplace. */
export const deskPowers = ['catalog', 'orders', 'refunds', 'payouts', 'content', 'rates', 'people', 'security'] as const;
export type DeskPower = (typeof deskPowers)[number];

/**
 * Callers that an endpoint takes: `anyone`, each `account` that is signed in, a member of the shop that the
 * path names with a power there, or an operator with a power at the desk.
 */
export type Access = 'anyone' | 'account' | { readonly shop: ShopPower } | { readonly desk: DeskPower };
