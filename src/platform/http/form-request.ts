import { readFormText } from './read-body.ts';

/** Whether a browser opens the answer as a page: a page may stand at the address of a call that programs send data to. */
export const acceptsHtml = ({ method, headers }: Request) =>
  method === 'GET' || method === 'HEAD' || (headers.get('accept') ?? '').includes('text/html');

/**
 * Whether a form was sent from a page of ours. Browsers say so themselves and scripts cannot change it; an older one names the origin
 * of the page instead. What says neither is no browser, so nobody's cookies travel with it.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  // The host alone: a proxy in front of us speaks https to the browser and http to us.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}

/**
 * The same form with its body read within the limit. The origin, which is checked above, goes: the page router would compare it with
 * an address that a proxy has changed.
 * @throws {Failure} where the body is too large or no form
 */
export const readFormRequest = async (request: Request): Promise<Request> => withFormFields(request, await readFormText(request));

/** The request of a form with these fields, as the page router takes it. */
export function withFormFields(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ['origin', 'content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(request.url, { method: 'POST', headers, body });
}
