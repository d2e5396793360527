import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

/** Answers the requests of a server: from memory at once, or by the application. */
export function createRequestListener(app: App): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener((request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress), {
    errorHandler: app.badRequest,
  });
  return (request, response) => {
    const answer = () => void listener(request, response);
    const cached = app.answerCached(request, response);
    if (cached) void cached.then((isAnswered) => isAnswered || answer(), answer);
    else answer();
  };
}
