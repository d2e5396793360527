import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { renderDocument } from '#ui/render-document.ts';
import { renderPageData } from './page-data.ts';

interface PageToRender {
  routerContext: EntryContext;
  url: string;
  nonce: string;
  /** Puts contexts of ours around the document. */
  wrap: (document: ReactNode) => ReactNode;
  onError: (error: unknown) => void;
}

interface RenderedPage {
  /** Comes before `html`, which is not copied to join them. */
  start: string;
  /** Comes after it. */
  end: string;
  html: string;
  /** A part threw and shows its error boundary: the answer is a 500. */
  failed: boolean;
}

/** React's marks of a part that was left to the browser, because it waits for something, or failed. */
const leftToBrowser = ['<!--$?-->', '<!--$!-->'];
const end = '</body></html>';

/**
 * Reduces the manifest to the routes of this page: the framework makes a tree of all that it is given, for
 * each page that it renders.
 */
function matchedOf({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext['manifest'] {
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...manifest, routes };
}

/**
 * Renders a page at one go, with its data as JSON behind it. A page that failed, waits for something or has
 * data beyond JSON is rendered as the framework does it.
 */
export async function renderPage({ routerContext, url, nonce, wrap, onError }: PageToRender): Promise<RenderedPage> {
  const documentOf = (context: EntryContext) => wrap(<ServerRouter context={context} url={url} nonce={nonce} />);
  const { errors, loaderData, actionData } = routerContext.staticHandlerContext;
  const data = errors ? undefined : renderPageData({ loaderData, actionData: actionData ?? undefined });
  if (data) {
    // Without the framework's stream of data nothing waits, and React needs no stream of bytes either. The
    // stream ends by itself, unread: to cancel it would keep its timer.
    const html = renderToString(documentOf({ ...routerContext, manifest: matchedOf(routerContext), serverHandoffStream: undefined }));
    // Searched for as texts: a pattern takes several times as long for a page.
    if (html.endsWith(end) && !leftToBrowser.some((mark) => html.includes(mark))) {
      // The doctype is written by React's streams alone.
      return { start: '<!DOCTYPE html>', html: html.slice(0, -end.length), end: `${data}${end}`, failed: false };
    }
  }
  return { start: '', end: '', ...(await renderDocument(documentOf(routerContext), nonce, onError)) };
}
