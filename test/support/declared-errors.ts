import { contract } from '#contract.ts';
import { apiPrefix, listApiRoutes } from '#platform/http/api-routes.ts';
import { commonErrors } from '#shared/endpoint-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

const routes = listApiRoutes(contract)
  // A fixed path comes before one with a parameter in its place.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ path, ...route }) => ({ ...route, pattern: new RegExp(`^${apiPrefix}${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`) }));

/**
 * Checks that an endpoint answers only errors that its contract declares.
 * @throws where the code of an error answer is another one
 */
export async function requireDeclaredError(request: { method: string; url: string }, response: Response): Promise<void> {
  // An answer to HEAD has no body to look into.
  if (request.method === 'HEAD' || response.status < 400 || !response.headers.get('content-type')?.includes('application/json')) return;
  const { pathname } = new URL(request.url);
  const route = routes.find((each) => each.method === request.method && each.pattern.test(pathname));
  if (!route) return;
  const { code } = (await response.clone().json()) as { code: ErrorCode };
  if (![...route.errors, ...commonErrors(route.method, route.meta)].includes(code))
    throw new Error(`${route.name} answers ${code}, which its contract does not declare`);
}
