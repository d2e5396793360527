import { settingsContext } from '../settings.ts';
import type { Route } from './+types/robots';

/** Personal pages, endless result lists, workplaces and the API, none of which belong into an index. */
const disallowedPaths = ['/api/', '/account', '/me$', '/cart', '/search?', '/login', '/signup', '/hub', '/console', '/dev/'];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...disallowedPaths.filter((path) => path !== '/api/' && path !== '/dev/').map((path) => `Disallow: /hi${path}`),
    '',
    `Sitemap: ${context.get(settingsContext).publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public' } });
}
