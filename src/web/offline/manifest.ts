import { languageOf, links } from '../links.ts';
import { messagesOf } from '../messages.tsx';
import { brandIn, settingsContext } from '../settings.ts';
import type { Route } from './+types/manifest';

/** The web app manifest in each language. Both have one id, so that they install as one application. */
export function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const brand = brandIn(context.get(settingsContext), language);
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });
  const manifest = {
    id: '/',
    name: brand,
    short_name: brand,
    description: messagesOf(language).shell.footer.tagline,
    lang: language,
    dir: 'ltr',
    start_url: links(language).home(),
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public' },
  });
}
