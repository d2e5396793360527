import { type MiddlewareFunction, redirect } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from './context.ts';
import { links } from './links.ts';

/**
 * Guards a layout and every page in it: a visitor is sent to sign in and comes back, an admin without an
 * authenticator to set one up, and any other role is refused with 403.
 */
export const requireRole =
  (role: 'seller' | 'admin'): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\.data$/, '');
    const to = links(languageOfPath(path));
    const answer = await context
      .get(apiContext)
      .accounts.getMe()
      .catch((error: unknown) => {
        if (error instanceof Response && error.status === 401) throw redirect(to.login(path));
        throw error;
      });
    const me = answer.data.data;
    if (me.role !== role) throw new Response(null, { status: 403 });
    if (role === 'admin' && !me.twoFactor) throw redirect(to.authenticator());
    return next();
  };
