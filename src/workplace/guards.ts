import { type MiddlewareFunction, redirect } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from './context.ts';
import { links } from './links.ts';

type Guard = MiddlewareFunction<Response>;
type GuardArgs = Parameters<Guard>[0];

/** Reads who calls; a visitor is sent to log in and comes back. */
async function requireMe({ request, context }: GuardArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const to = links(languageOfPath(path));
  const answer = await context
    .get(apiContext)
    .accounts.getMe()
    .catch((error: unknown) => {
      if (error instanceof Response && error.status === 401) throw redirect(to.login(path));
      throw error;
    });
  return { me: answer.data.data, to };
}

/** Guards the console: an admin without an authenticator sets one up first, others are refused with 403. */
export const requireAdmin: Guard = async (args, next) => {
  const { me, to } = await requireMe(args);
  if (me.role !== 'admin') throw new Response(null, { status: 403 });
  if (!me.twoFactor) throw redirect(to.authenticator());
  return next();
};

/** Guards the hub: it opens to members of a team and to accounts of sellers, others are refused with 403. */
export const requireMember: Guard = async (args, next) => {
  const { me } = await requireMe(args);
  const { shops } = me.role === 'seller' ? { shops: undefined } : (await args.context.get(apiContext).onboarding.listMyShops()).data;
  if (shops?.length === 0) throw new Response(null, { status: 403 });
  return next();
};
