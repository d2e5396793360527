import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorBody, errorTable } from '#shared/errors.ts';
import { rateLimitKey } from './client-address.ts';

/** Codes of Node's parser → ours; anything else is a request that cannot be read. */
const parserCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Limits of the connections of a server, each against callers that take more than a browser. */
export interface ConnectionLimits {
  /** Connections at once; what comes above is closed. */
  maxConnections: number;
  /** Of them from one address; 0 where all come from our own proxies. */
  maxPerAddress: number;
}

/** Milliseconds in which nothing moves on a connection, such as one whose reader takes none of its answer. */
const idleTimeoutMs = 75_000;

/**
 * A server with limits that a slow or careless caller runs into: 16 KiB of address and headers within 10 s, a
 * whole request within 30 s, 10,000 requests a connection. An idle connection is kept for 65 s, longer than
 * the load balancers in front keep theirs.
 */
export function createHttpServer(
  { maxConnections: connections, maxPerAddress: perAddress }: ConnectionLimits = { maxConnections: 4_000, maxPerAddress: 0 },
): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    noDelay: true,
    // A request without a host is refused as every other one that cannot be read, in the one shape.
    requireHostHeader: false,
  });
  server.timeout = idleTimeoutMs;
  server.maxConnections = connections;
  // One of several processes would send it on to the others, which are as full. The types do not know it.
  Object.assign(server, { dropMaxConnection: true });
  server.maxRequestsPerSocket = 10_000;
  if (perAddress > 0) limitConnectionsPerAddress(server, perAddress);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = parserCodes[error.code ?? ''] ?? 'BAD_REQUEST';
    const body = JSON.stringify(errorBody(code));
    socket.end(
      `HTTP/1.1 ${errorTable[code].status} Error\r\nConnection: close\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
  return server;
}

/** Closes what one address opens above its share, so that one caller cannot keep the others out. */
function limitConnectionsPerAddress(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const who = rateLimitKey(socket.remoteAddress ?? '');
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
    if (count > max) socket.destroy();
  });
}

/** Listens; resolves with the port. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Accepts no more, lets the requests in flight finish within `seconds`, and closes every connection as it
 * falls idle.
 */
export function closeServer(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
