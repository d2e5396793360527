import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  url: string;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  /** Bytes are sent as a PDF, all else as JSON. */
  body: unknown;
}

/** Trouble that a stand-in for a service can make. */
export interface FailureMode {
  /** Refuses every connection. */
  down: boolean;
  /** Milliseconds before each answer. */
  slowMs: number;
  /** The number of answers that are replaced with a 500 after the work was done. */
  brokenAnswers: number;
  /** Refuses the connections of calls that say this; '' is no word. */
  downFor: string;
}

export const noFailures = (): FailureMode => ({ down: false, slowMs: 0, brokenAnswers: 0, downFor: '' });

/** A server on this machine alone that answers as told. */
export async function openLoopback(trouble: FailureMode, answer: (request: IncomingMessage, body: string) => Answer): Promise<Loopback> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (trouble.down) return request.socket.destroy();
    let body = '';
    for await (const chunk of request) body += chunk;
    if (trouble.downFor !== '' && body.includes(trouble.downFor)) return request.socket.destroy();
    let { status, body: said } = answer(request, body);
    if (trouble.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, trouble.slowMs));
    if (trouble.brokenAnswers > 0) {
      trouble.brokenAnswers--;
      status = 500;
      said = { error: { code: 'SERVER_ERROR', type: 'api_error', message: 'as told' } };
    }
    const isFile = said instanceof Uint8Array;
    const type = isFile ? 'application/pdf' : 'application/json';
    response.writeHead(status, { 'content-type': type, connection: 'close' }).end(isFile ? said : JSON.stringify(said));
  };
  const server: Server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
