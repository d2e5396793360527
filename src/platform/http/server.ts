import { createServer, type Server } from 'node:http';
import { type ErrorCode, errorBody, errorTable } from '#shared/errors.ts';

/** Codes of Node's parser → ours; anything else is a request that cannot be read. */
const parserCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * A server with limits that a slow or careless caller runs into: 16 KiB of address and headers within 10 s, a whole request
 * within 30 s. An idle connection is kept for 65 s, longer than the load balancers in front keep theirs.
 */
export function createHttpServer(): Server {
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

/** Accepts no more, lets the requests in flight finish within `seconds`, and closes every connection as it falls idle. */
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
