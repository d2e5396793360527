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

/** React's marks of a part that was left to the browser, because it waits for something, or failed. */
const leftToBrowser = ['<!--$?-->', '<!--$!-->'];
const end = '</body></html>';

/**
 * Renders a page at one go, with its data as JSON behind it. A page that failed, waits for something or has
 * data beyond JSON is rendered as the framework does it.
 */
export async function renderPage({ routerContext, url, nonce, wrap, onError }: PageToRender): Promise<{ html: string; failed: boolean }> {
  const documentOf = (context: EntryContext) => wrap(<ServerRouter context={context} url={url} nonce={nonce} />);
  const { errors, loaderData, actionData } = routerContext.staticHandlerContext;
  const data = errors ? undefined : renderPageData({ loaderData, actionData: actionData ?? undefined });
  if (data) {
    // Without the framework's stream of data nothing waits, and React needs no stream of bytes either. The
    // stream ends by itself, unread: to cancel it would keep its timer.
    const html = renderToString(documentOf({ ...routerContext, serverHandoffStream: undefined }));
    // Searched for as texts: a pattern takes several times as long for a page.
    if (html.endsWith(end) && !leftToBrowser.some((mark) => html.includes(mark))) {
      // The doctype is written by React's streams alone.
      return { html: `<!DOCTYPE html>${html.slice(0, -end.length)}${data}${end}`, failed: false };
    }
  }
  return renderDocument(documentOf(routerContext), nonce, onError);
}
