import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../context.ts';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { dayOf } from '../parts/day.ts';
import { formAction, keepForm } from '../parts/forms/form-action.ts';
import { WorkForm } from '../parts/forms/work-form.tsx';
import type { Route } from './+types/invitation';
import { GoneLink, unlessGone } from './gone-link.tsx';
import { onboardingMessagesOf, useOnboardingMessages } from './messages.ts';

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const token = tokenOf(url);
  const invitation = await unlessGone(api.onboarding.getInvitation({ token }));
  const me = await api.accounts.getMe().catch((error: unknown) => {
    if (error instanceof Response && error.status === 401) return undefined;
    throw error;
  });
  return { token, invitation, email: me?.data.data.email };
}

export const action = formAction(async ({ api, url, to }) => {
  const { data } = await api.onboarding.acceptInvitation({ token: tokenOf(url) });
  return to.myShop(data.shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: onboardingMessagesOf(languageOfPath(location.pathname)).name }];

/** An invitation to open a shop or to work for one. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, email } = loaderData;
  const language = useLanguage();
  const t = useOnboardingMessages().invitation;
  const to = links(language);
  if (!invitation || invitation.state === 'expired') return <GoneLink />;
  if (invitation.state === 'accepted')
    return (
      <>
        <h1 className="text-3xl lg:text-4xl">{t.accepted.title}</h1>
        <p className="mt-4 max-w-lead text-lg text-muted">{t.accepted.text}</p>
        <p className="mt-8">
          <a href={to.hub()} className="solid-button">
            {t.accepted.toHub}
          </a>
        </p>
      </>
    );
  const { opensShop, shopName, role, expiresAt } = invitation;
  const page = to.invitation(token);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl lg:text-4xl">{opensShop ? t.open.title(shopName) : t.join.title(shopName)}</h1>
      <p className="mt-4 max-w-lead text-lg">{opensShop ? t.open.text : t.join.text(t.roles[role])}</p>
      <p className="mt-2 mb-6 text-muted">{t.until(dayOf(expiresAt, language))}</p>
      {email === undefined ? (
        <>
          <p className="mb-4 max-w-lead">{t.needsAccount(invitation.email)}</p>
          <p className="flex flex-wrap gap-3 max-sm:*:flex-1">
            <a href={to.login(page)} className="solid-button">
              {t.logIn}
            </a>
            <a href={to.signup(page)} className="line-button">
              {t.signUp}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="wrap-anywhere mb-4 max-w-lead">{t.account(email)}</p>
          <WorkForm
            fields={[]}
            state={actionData}
            failures={{ OTHER_ADDRESS: t.otherAddress }}
            submitLabel={opensShop ? t.open.submit : t.join.submit}
            busyLabel={t.busy}
          />
        </>
      )}
    </>
  );
}
