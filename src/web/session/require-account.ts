import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';

type PageArgs = Parameters<MiddlewareFunction<Response>>[0];

/** The account that opens a page. A visitor is sent to sign in, and back afterwards. */
async function accountOf({ request, url, context }: PageArgs) {
  try {
    return (await context.get(apiContext).accounts.getMe()).data.data;
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 401) throw error;
    const { fields } = (await error.json()) as { fields?: Record<string, string> };
    const back = request.method === 'GET' ? url.pathname + url.search : undefined;
    throw redirect(links(languageOf(url.pathname)).login(back, fields?.session !== undefined));
  }
}

/** Opens a page, and takes its forms, for signed-in accounts alone. The middleware of layout routes. */
export const requireAccount: MiddlewareFunction<Response> = async (args, next) => {
  await accountOf(args);
  return next();
};

/**
 * Does the same, and sends an admin without an authenticator to set one up first, because the API refuses
 * nearly all else until then.
 */
export const requireEnrolledAccount: MiddlewareFunction<Response> = async (args, next) => {
  const { role, twoFactor } = await accountOf(args);
  if (role === 'admin' && !twoFactor) throw redirect(links(languageOf(args.url.pathname)).account.authenticator());
  return next();
};
