import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { deferScripts } from './hydration/defer-scripts.ts';
import { NonceContext } from './nonce.ts';
import { nonceContext, reportErrorContext } from './settings.ts';

/** Renders a page whole: it is hashed, compressed and cached before the first byte leaves. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // A page leaves whole and in its order: no part follows the others for a script to move into its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const sink = new Writable({
            write(chunk, _encoding, done) {
              chunks.push(chunk);
              done();
            },
          });
          sink.on('finish', () => {
            headers.set('Content-Type', 'text/html; charset=utf-8');
            resolve(new Response(deferScripts(Buffer.concat(chunks).toString()), { status: responseStatus, headers }));
          });
          sink.on('error', reject);
          pipe(sink);
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          loadContext.get(reportErrorContext)(error);
        },
      },
    );
  });
}

/** What a page could not do. What was thrown on purpose has an answer already, and the call behind it its line in the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
};
