import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Milliseconds that a request with files may take to arrive: a form with six of them, on a poor connection.
 */
const uploadTimeoutMs = 310_000;

/**
 * Whether a request brings a file: only calls and forms with files read such a body, all others refuse it.
 */
const isUpload = ({ method, headers }: IncomingMessage) =>
  (method === 'POST' || method === 'PUT') &&
  /^(?:multipart\/form-data|image\/|application\/octet-stream)/i.test(headers['content-type'] ?? '');

const hasBody = ({ headers }: IncomingMessage) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Gives requests with files more time than the server's own `requestTimeout`, which stays the time of all
 * others; `receive-upload.ts` cuts off a file that stops coming long before.
 */
export function extendUploadTimeout(server: Server, longestMs = uploadTimeoutMs): void {
  const usualMs = server.requestTimeout;
  if (usualMs === 0) return;
  server.requestTimeout = Math.max(usualMs, longestMs);
  server.prependListener('request', (incoming: IncomingMessage) => {
    if (!hasBody(incoming) || isUpload(incoming)) return;
    const timer = setTimeout(() => {
      if (incoming.complete || incoming.destroyed) return;
      const error = Object.assign(new Error('the request took too long to arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, incoming.socket);
    }, usualMs);
    timer.unref();
    for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(timer));
  });
}

/**
 * Asks senders that wait for it (`Expect: 100-continue`) to go on once the body is read: a body that is
 * refused unread is never sent.
 */
export function sendContinueOnRead(server: Server): void {
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const read = incoming._read;
    incoming._read = (size) => {
      incoming._read = read;
      if (!outgoing.headersSent) outgoing.writeContinue();
      read.call(incoming, size);
    };
    server.emit('request', incoming, outgoing);
  });
}
