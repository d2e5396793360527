import worker from './worker.js?raw';

/** Answers the service worker of push messages. Its scope is the hub, and it answers no request. */
export const loader = () =>
  new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'self'",
    },
  });
