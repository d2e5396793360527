import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from './api.ts';
import { inOtherLanguage, isPersonalPage, languageOf, links } from './links.ts';

/** What an admin without an authenticator may open: the way to one, and what keeps the account safe. */
const beforeEnrolment = /^\/account\/(?:authenticator|security|password|confirm)$/;

/** Sends a visitor who opens a personal page to sign in, and back afterwards; an admin first to set up an authenticator. One place for all of them, and for their forms. */
export const guardPersonalPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = pageAddress(request.url);
  if (isPersonalPage(pathname)) {
    try {
      const { data } = await context.get(apiContext).accounts.getMe();
      const { role, twoFactor } = data.data;
      const isReady = role !== 'admin' || twoFactor || beforeEnrolment.test(inOtherLanguage(pathname, 'en').toLowerCase());
      if (!isReady) throw redirect(links(languageOf(pathname)).account.authenticator());
    } catch (error) {
      if (!(error instanceof Response) || error.status !== 401) throw error;
      const { fields } = (await error.json()) as { fields?: Record<string, string> };
      const back = request.method === 'GET' ? pathname + search : undefined;
      throw redirect(links(languageOf(pathname)).login(back, fields?.session !== undefined));
    }
  }
  return next();
};

/** The address of a page, also where only its data was asked for. */
function pageAddress(url: string): URL {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\.data$/, '');
  address.searchParams.delete('_routes');
  return address;
}
