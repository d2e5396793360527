import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { cacheMarkup } from './hydration/cache-markup.server.tsx';
import { CacheMarkupContext } from './hydration/cached-markup.ts';
import { deferScripts } from './hydration/defer-scripts.ts';
import { renderPage } from './hydration/render-page.tsx';
import { NonceContext } from './nonce.ts';
import { nonceContext, reportErrorContext, takeHtmlContext } from './settings.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const { start, html, end, failed } = await renderPage({
    routerContext,
    url: request.url,
    nonce,
    wrap: (document) => (
      <NonceContext value={nonce}>
        <CacheMarkupContext value={import.meta.env.PROD ? cacheMarkup : undefined}>{document}</CacheMarkupContext>
      </NonceContext>
    ),
    onError: loadContext.get(reportErrorContext),
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  loadContext.get(takeHtmlContext)([start, ...deferScripts(html), end]);
  return new Response(null, { status: failed ? 500 : status, headers });
}

/**
 * Reports errors of loaders and actions. Thrown responses are answers, and a request that was aborted needs
 * none.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
};
