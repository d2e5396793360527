import { messagesOf } from '../messages.tsx';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/service-worker';
import { offlineFiles, offlinePages, renderOfflinePage } from './offline-html.ts';
import worker from './worker.js?raw';

/** Takes away what an earlier worker left, and itself. */
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
 * The worker with a version made of everything that it keeps: when a word of the offline page changes, browsers fetch it anew. With
 * OFFLINE_PAGE=false the worker that removes itself.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'self'",
  };
  if (!settings.offlinePage) return new Response(uninstallScript, { headers });
  const kept = [
    worker,
    renderOfflinePage('en', settings, messagesOf('en')),
    renderOfflinePage('hi', settings, messagesOf('hi')),
    ...offlineFiles,
  ].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept));
  const version = Buffer.from(digest).toString('base64url').slice(0, 16);
  const facts = Object.entries({ pages: offlinePages, files: offlineFiles, version }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  return new Response(facts.join('') + worker, { headers });
}
