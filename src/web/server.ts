import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, apiContext } from './api.ts';
import { permanentAddress } from './redirects.ts';
import { currencyContext, nonceContext, type PageSettings, reportErrorContext, settingsContext, takeHtmlContext } from './settings.ts';

export type { PageSettings };

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page of a request, or its data; redirects an address that moved. */
export function renderPage(
  request: Request,
  parts: {
    api: Api;
    settings: PageSettings;
    currency: string;
    nonce: string;
    fault: (error: unknown) => void;
    takeHtml: (html: readonly string[]) => void;
  },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = permanentAddress(pathname, search);
  if (address !== undefined) return Promise.resolve(new Response(null, { status: 308, headers: { Location: address } }));
  const context = new RouterContextProvider();
  context.set(apiContext, parts.api);
  context.set(settingsContext, parts.settings);
  context.set(currencyContext, parts.currency);
  context.set(nonceContext, parts.nonce);
  context.set(reportErrorContext, parts.fault);
  context.set(takeHtmlContext, parts.takeHtml);
  return handle(request, context);
}
