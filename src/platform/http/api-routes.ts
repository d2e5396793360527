import type { AnyContractRouter } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';

export const apiPrefix = '/api/v1';

/** One endpoint of the contract. */
export interface ApiRoute {
  /** Place in the contract, such as `catalog.getProduct`. */
  name: string;
  method: string;
  /** Below the prefix, such as `/products/details/{id}`. */
  path: string;
  meta: EndpointMeta;
}

/**
 * The endpoints of a contract.
 * @throws when one declares no method, path or access: such a contract must not be served
 */
export function listApiRoutes(contract: AnyContractRouter): ApiRoute[] {
  const routes: ApiRoute[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const name = path.join('.');
    const { route, meta } = endpoint['~orpc'];
    if (!route.method || !route.path) throw new Error(`${name} declares no method or path.`);
    if (!(meta as EndpointMeta).access) throw new Error(`${name} declares no access.`);
    routes.push({ name, method: route.method, path: route.path, meta: meta as EndpointMeta });
  });
  return routes;
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
