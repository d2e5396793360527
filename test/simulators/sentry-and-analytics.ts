import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** One item of an envelope, as a service of Sentry's kind reads it. */
export interface Received {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent is looked at
  payload: any;
  /** Of the whole envelope, as it came. */
  text: string;
}

export interface FakeServices {
  origin: string;
  dsn: string;
  items: Received[];
  /** Configuration calls of the analytics script: its parameters with what the browser added. */
  pageViews: Record<string, string>[];
  /** Every address that was asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** Imitates the script of the analytics service: sets its cookie, and sends each configuration call home. */
const analyticsScript = (origin: string) => `(() => {
  const send = (args) => {
    if (args[0] !== 'config' || window['ga-disable-' + args[1]]) return;
    document.cookie = '_ga=GA1.1.1; path=/; max-age=9999';
    document.cookie = '_ga_TEST=GS1; path=/; max-age=9999';
    fetch('${origin}/g/collect?' + new URLSearchParams({ id: args[1], ...args[2] }), { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const queue = window.dataLayer;
  for (const entry of queue) send(entry);
  queue.push = (entry) => { Array.prototype.push.call(queue, entry); send(entry); };
})();`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function parseEnvelope(body: Buffer): Received[] {
  const items: Received[] = [];
  const text = body.toString();
  let at = body.indexOf(10) + 1;
  while (at > 0 && at < body.length) {
    const end = body.indexOf(10, at);
    if (end < 0) break;
    const header = JSON.parse(body.subarray(at, end).toString()) as { type: string; length?: number };
    const stop = header.length === undefined ? body.indexOf(10, end + 1) : end + 1 + header.length;
    const payload = body.subarray(end + 1, stop < 0 ? body.length : stop);
    items.push({ type: header.type, payload: header.type === 'replay_recording' ? payload : JSON.parse(payload.toString()), text });
    at = (stop < 0 ? body.length : stop) + 1;
  }
  return items;
}

/** An error service and an analytics service on this machine that remember what they are told. */
export async function startFakeServices(): Promise<FakeServices> {
  const items: Received[] = [];
  const pageViews: Record<string, string>[] = [];
  const asked: string[] = [];
  let origin = '';
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    asked.push(url.pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (url.pathname === '/gtag/js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.end(analyticsScript(origin));
      return;
    }
    const body = await bodyOf(request);
    if (url.pathname.endsWith('/envelope/') && request.method === 'POST') items.push(...parseEnvelope(body));
    if (url.pathname === '/g/collect') pageViews.push(Object.fromEntries(url.searchParams));
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    dsn: `http://abc123@127.0.0.1:${port}/7`,
    items,
    pageViews,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
