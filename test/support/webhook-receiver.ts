import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a shop's own system got it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Answers to the next messages: a status, or `reset`. */
  answers: (number | 'reset')[];
  close(): Promise<void>;
}

/** A shop's own system on this machine: it keeps what it gets, and answers 204 unless told otherwise. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers: WebhookReceiver['answers'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const answer = answers.shift() ?? 204;
      if (answer === 'reset') request.socket.destroy();
      else response.writeHead(answer, answer < 400 && answer >= 300 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, answers, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
