import type { ShopPower } from './access.ts';

/** Beginning of every API key, by which it is told from the token of a session. */
export const apiKeyPrefix = 'kg_live_';

/** Tells whether a bearer token is an API key: the caller is a program of a shop, and no person. */
export const isApiKey = (token: string | undefined): token is string => token?.startsWith(apiKeyPrefix) ?? false;

/** Keys of a shop that are neither revoked nor expired, at most. */
export const maxApiKeys = 10;

/** Days after which a key expires, as its owner picks them. */
export const apiKeyDays = [30, 90, 365] as const;

export const apiKeyScopes = ['read-orders', 'ship-orders', 'read-products', 'write-products', 'write-stock', 'read-money'] as const;
/** Purpose that an API key is made for. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

interface ScopePowers {
  /** Powers for calls that only read (GET). */
  reads: readonly ShopPower[];
  /** Powers for calls that change something. */
  writes: readonly ShopPower[];
}

/**
 * Powers of each scope. None gives `shop`, `returns`, `messages`, `settings` or `team`, and none acts on
 * money.
 */
export const scopePowers: Readonly<Record<ApiKeyScope, ScopePowers>> = {
  'read-orders': { reads: ['orders'], writes: [] },
  'ship-orders': { reads: ['orders'], writes: ['orders'] },
  'read-products': { reads: ['stock', 'drafts'], writes: [] },
  'write-products': { reads: ['stock', 'drafts'], writes: ['products', 'drafts'] },
  'write-stock': { reads: ['stock'], writes: ['stock'] },
  'read-money': { reads: ['statements', 'money'], writes: [] },
};

/** Joins the powers of several scopes. */
export function powersOfScopes(scopes: readonly ApiKeyScope[]): ScopePowers {
  const of = (kind: keyof ScopePowers) => [...new Set(scopes.flatMap((scope) => scopePowers[scope][kind]))];
  return { reads: of('reads'), writes: of('writes') };
}
