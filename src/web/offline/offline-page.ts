import { languageOf } from '../links.ts';
import { messagesOf } from '../messages.tsx';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/offline-page';
import { renderOfflinePage } from './offline-html.ts';

/** Answers /offline and /hi/offline, which the service worker caches. */
export function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return new Response(renderOfflinePage(language, context.get(settingsContext), messagesOf(language)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public' },
  });
}
