import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderDocument } from '#ui/render-document.ts';
import { deferScripts } from './hydration/defer-scripts.ts';
import { NonceContext } from './nonce.ts';
import { nonceContext, reportErrorContext } from './settings.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const { html, failed } = await renderDocument(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
    loadContext.get(reportErrorContext),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(deferScripts(html), { status: failed ? 500 : status, headers });
}

/**
 * Reports errors of loaders and actions. Thrown responses are answers, and a request that was aborted needs
 * none.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
};
