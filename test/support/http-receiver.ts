import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpReceiver {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  received: Received[];
  /** Answers to the next messages: a status, or `reset` for a connection that ends without one. */
  answers: (number | 'reset')[];
  close(): Promise<void>;
}

/** A server on this machine: it keeps what it gets, and answers with `status` while `answers` is empty. */
export async function openHttpReceiver(status: number): Promise<HttpReceiver> {
  const received: Received[] = [];
  const answers: HttpReceiver['answers'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.shift() ?? status;
      if (answer === 'reset') request.socket.destroy();
      else response.writeHead(answer, answer >= 300 && answer < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received, answers, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
