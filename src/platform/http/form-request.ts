import { readFormText } from './read-body.ts';

/**
 * Whether a browser opens the answer as a page: a page may stand at the address of a call that programs send
 * data to.
 */
export const acceptsHtml = ({ method, headers }: Request) =>
  method === 'GET' || method === 'HEAD' || (headers.get('accept') ?? '').includes('text/html');

/**
 * The same form with its body read within the limit. The origin, which `csrf.ts` has checked, goes: the page
 * router would compare it with an address that a proxy has changed.
 * @throws {DomainError} where the body is too large or no form
 */
export const readFormRequest = async (request: Request): Promise<Request> => withFormFields(request, await readFormText(request));

/** The request of a form with these fields, as the page router takes it. */
export function withFormFields(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ['origin', 'content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(request.url, { method: 'POST', headers, body });
}
