import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to a server that may still be starting, and records how they were answered. */
export async function openRecordingProxy(target: string) {
  let statuses: number[] = [];
  let refusals: string[] = [];

  /** Repeats a request until the server listens. */
  async function send(url: string, init: RequestInit): Promise<Response> {
    for (let left = 400; ; left--) {
      try {
        return await fetch(url, init);
      } catch (error) {
        if (left === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  const server = createServer((request, response) => {
    const pass = async () => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { authorization = '', 'content-type': type = '', 'stripe-version': version = '' } = request.headers;
      const headers = {
        authorization,
        ...(type ? { 'content-type': type } : {}),
        ...(version ? { 'stripe-version': String(version) } : {}),
      };
      const answer = await send(target + request.url, { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) });
      const text = await answer.text();
      statuses.push(answer.status);
      if (answer.status >= 400) refusals.push(`${request.method} ${request.url}: ${text}`);
      response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' }).end(text);
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Gives the statuses since the last call. */
    take(): number[] {
      const taken = statuses;
      statuses = [];
      return taken;
    },
    /** Gives the requests that were refused since the last call. */
    refused(): string[] {
      const taken = refusals;
      refusals = [];
      return taken;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
