import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '#shared/errors.ts';
import { readJsonText } from './read-body.ts';
import { createHttpServer, listen } from './server.ts';

// Bodies as they come over a network, which a request that is made in the process does not show.

const limit = 100;
const server = createHttpServer();
let port: number;
beforeAll(async () => {
  const answer = async (request: Request) => {
    try {
      return new Response((await readJsonText(request, limit)) ?? 'nothing');
    } catch (error) {
      if (error instanceof DomainError) return new Response(error.code);
      throw error;
    }
  };
  server.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => server.close());

/** The body of what is answered to these bytes. */
function send(head: string, ...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
      for (const part of parts) socket.write(part);
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(text.slice(text.indexOf('\r\n\r\n') + 4)));
  });
}
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test.each([
  ['of a length that is named', () => send('Content-Length: 7', '{"a":1}'), '{"a":1}'],
  ['in two pieces', () => send('Content-Length: 7', '{"a"', ':1}'), '{"a":1}'],
  ['of the most that is taken', () => send(`Content-Length: ${limit}`, '1'.repeat(limit)), '1'.repeat(limit)],
  ['of no length', () => send('Content-Length: 0'), 'nothing'],
  ['that names no length', () => send('Transfer-Encoding: chunked', `${chunk('{"a"')}${chunk(':1}')}0\r\n\r\n`), '{"a":1}'],
  ['that names a length above the limit', () => send(`Content-Length: ${limit + 1}`, '1'), 'PAYLOAD_TOO_LARGE'],
  ['that goes on above the limit', () => send('Transfer-Encoding: chunked', chunk('1'.repeat(limit + 1))), 'PAYLOAD_TOO_LARGE'],
])('a body %s', async (_what, asked, answered) => {
  expect(await asked()).toBe(answered);
});
