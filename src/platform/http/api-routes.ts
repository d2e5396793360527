import type { AnyContractRouter } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';

export const apiPrefix = '/api/v1';

/** One endpoint of the contract. */
export interface ApiRoute {
  /** Place in the contract, such as `catalog.getProduct`. */
  name: string;
  method: string;
  /** Below the prefix, such as `/products/details/{id}`. */
  path: string;
  meta: EndpointMeta;
  /** Codes that its contract declares beside those of every endpoint. */
  errors: readonly ErrorCode[];
}

/**
 * Lists the endpoints of a contract.
 * @throws where one declares no method, path or access, or an access that does not fit its path: such a
 * contract must not be served
 */
export function listApiRoutes(contract: AnyContractRouter): ApiRoute[] {
  const routes: ApiRoute[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const name = path.join('.');
    const { route, meta, errorMap } = endpoint['~orpc'];
    if (!route.method || !route.path) throw new Error(`${name} declares no method or path.`);
    const problem = accessProblem(route.path, meta as EndpointMeta);
    if (problem) throw new Error(`${name} ${problem}.`);
    const errors = Object.keys(errorMap) as ErrorCode[];
    routes.push({ name, method: route.method, path: route.path, meta: meta as EndpointMeta, errors });
  });
  return routes;
}

/** Says what is wrong with the access that an endpoint declares; undefined where nothing is. */
function accessProblem(path: string, { access, cache, enrolling }: EndpointMeta): string | undefined {
  if (!access) return 'declares no access';
  const namesShop = path.split('/').includes('{shop}');
  const asksForShop = typeof access === 'object' && 'shop' in access;
  if (namesShop !== asksForShop)
    return asksForShop ? 'asks for a power in a shop that its path does not name' : 'names a shop and asks for no power there';
  if (cache && access !== 'anyone') return 'answers everyone alike and is not open to everyone';
  if (enrolling && access !== 'account') return 'opens more than an account to an admin without an authenticator';
  return undefined;
}

/** Finds the methods that an address takes; none where there is no such address. A GET implies a HEAD. */
export function createMethodFinder(routes: readonly ApiRoute[]): (path: string) => string[] {
  const patterns = routes.map((route) => ({ method: route.method, parts: `${apiPrefix}${route.path}`.split('/') }));
  return (path) => {
    const parts = path.replace(/\/$/, '').split('/');
    const methods = new Set<string>();
    for (const pattern of patterns) {
      if (pattern.parts.length !== parts.length) continue;
      if (!pattern.parts.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))) continue;
      methods.add(pattern.method);
      if (pattern.method === 'GET') methods.add('HEAD');
    }
    return [...methods].sort();
  };
}
