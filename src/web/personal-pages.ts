import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from './api.ts';
import { isPersonalPage, languageOf, links } from './links.ts';

/** Sends a visitor who opens a personal page to sign in, and back afterwards. One place for all of them, and for their forms. */
export const guardPersonalPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = pageAddress(request.url);
  if (isPersonalPage(pathname)) {
    try {
      await context.get(apiContext).accounts.getMe();
    } catch (error) {
      if (!(error instanceof Response) || error.status !== 401) throw error;
      throw redirect(links(languageOf(pathname)).login(request.method === 'GET' ? pathname + search : undefined));
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
