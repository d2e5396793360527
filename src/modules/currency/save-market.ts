import { errorPage } from '#platform/http/error-page.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { readFormText } from '#platform/http/read-body.ts';
import { currencyOf } from '#shared/countries.ts';
import { DomainError } from '#shared/errors.ts';
import { isMarket, marketSetCookies, sameOriginPath } from './market-rules.ts';

/** Bytes of a form with two codes and a path. */
const maxBytes = 4_096;

/**
 * Saves a visitor's country and currency in a cookie and redirects back to the page. Takes a plain form, so
 * that it works without scripts; a script asks for JSON and gets 204.
 * @param notServed gives the reason why the shop does not deliver to a country
 */
export async function saveMarket(
  request: Request,
  publicUrl: string,
  notServed: (country: string) => Promise<string | undefined>,
): Promise<Response> {
  let form: URLSearchParams;
  try {
    form = new URLSearchParams(await readFormText(request, maxBytes));
  } catch (error) {
    if (error instanceof DomainError) return errorResponse(error.code);
    throw error;
  }
  const country = form.get('country') ?? '';
  // Without one the country's own is meant, which a form without scripts cannot name beforehand.
  const currency = form.get('currency') || (currencyOf(country) ?? '');
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  const reason = await notServed(country);
  if (reason !== undefined) return wantsJson ? errorResponse('NOT_SERVED', { country: reason }) : errorPage('NOT_SERVED', '/');
  if (!isMarket(country, currency)) {
    return wantsJson ? errorResponse('INVALID_INPUT', { currency: 'is not a currency of this shop' }) : redirectTo('/');
  }
  for (const line of marketSetCookies(country, currency, publicUrl.startsWith('https:'))) headers.append('Set-Cookie', line);
  if (wantsJson) return new Response(null, { status: 204, headers });
  return redirectTo(sameOriginPath(form.get('to') ?? '/', publicUrl), headers);
}

function redirectTo(to: string, headers = new Headers({ 'Cache-Control': 'no-store' })): Response {
  headers.set('Location', to);
  return new Response(null, { status: 303, headers });
}
