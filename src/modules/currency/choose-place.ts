import { errorResponse } from '#platform/http/error-response.ts';
import { isFromOurPages } from '#platform/http/page-form.ts';
import { readFormText } from '#platform/http/read-body.ts';
import { Failure } from '#shared/errors.ts';
import { isPlace, pathInside, placeSetCookies } from './place-rules.ts';

/** Bytes of a form with two codes and a path. */
const mostBytes = 4_096;

/**
 * Keeps a visitor's country and currency in a cookie and leads back to the page. Takes a plain form, so that it works without scripts;
 * a script asks for JSON and stays where it is. A form of another site is refused.
 */
export async function choosePlace(request: Request, publicUrl: string): Promise<Response> {
  if (!isFromOurPages(request)) return errorResponse('CROSS_SITE_FORM');
  let form: URLSearchParams;
  try {
    form = new URLSearchParams(await readFormText(request, mostBytes));
  } catch (error) {
    if (error instanceof Failure) return errorResponse(error.code);
    throw error;
  }
  const country = form.get('country') ?? '';
  const currency = form.get('currency') ?? '';
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  if (!isPlace(country, currency)) {
    return wantsJson ? errorResponse('INVALID_INPUT', { currency: 'is not a currency of this shop' }) : back('/');
  }
  for (const line of placeSetCookies(country, currency, publicUrl.startsWith('https:'))) headers.append('Set-Cookie', line);
  if (wantsJson) return new Response(null, { status: 204, headers });
  return back(pathInside(form.get('to') ?? '/', publicUrl), headers);
}

function back(to: string, headers = new Headers({ 'Cache-Control': 'no-store' })): Response {
  headers.set('Location', to);
  return new Response(null, { status: 303, headers });
}
