import { messagesOf } from '../messages.tsx';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/service-worker';
import { offlineFiles, offlinePages, renderOfflinePage } from './offline-html.ts';
import worker from './worker.js?raw';

/** Deletes the caches of earlier workers and unregisters itself. */
const uninstallScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/**
 * Answers the service worker with a version hashed from everything it caches, so that a changed text of the
 * offline page updates it. With OFFLINE_PAGE=false it answers a worker that unregisters itself.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'self'",
  };
  if (!settings.offlinePage) return new Response(uninstallScript, { headers });
  const cached = [
    worker,
    renderOfflinePage('en', settings, messagesOf('en')),
    renderOfflinePage('hi', settings, messagesOf('hi')),
    ...offlineFiles,
  ].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cached));
  const version = Buffer.from(digest).toString('base64url').slice(0, 16);
  const constants = Object.entries({ pages: offlinePages, files: offlineFiles, version }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  return new Response(constants.join('') + worker, { headers });
}
