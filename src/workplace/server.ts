import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, apiContext, nonceContext, reportErrorContext, settingsContext, type WorkplaceSettings } from './context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders a page of the workplace, or the data of one. */
export function renderPage(
  request: Request,
  deps: { api: Api; settings: WorkplaceSettings; nonce: string; fault: (error: unknown) => void },
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, deps.api);
  context.set(settingsContext, deps.settings);
  context.set(nonceContext, deps.nonce);
  context.set(reportErrorContext, deps.fault);
  return handle(request, context);
}
