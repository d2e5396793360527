import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../context.ts';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { dayOf } from '../parts/day.ts';
import { formAction, keepForm } from '../parts/forms/form-action.ts';
import { WorkForm } from '../parts/forms/work-form.tsx';
import type { Route } from './+types/application';
import { GoneLink, unlessGone } from './gone-link.tsx';
import { onboardingMessagesOf, useOnboardingMessages } from './messages.ts';

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  application: await unlessGone(context.get(apiContext).onboarding.getApplication({ token: tokenOf(url) })),
});

export const action = formAction(async ({ api, url, to }) => {
  const token = tokenOf(url);
  await api.onboarding.withdrawApplication({ token });
  return to.application(token);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: onboardingMessagesOf(languageOfPath(location.pathname)).application.title },
];

/** Shows how a request to sell stands to the holder of the link in its mail. */
export default function Application({ loaderData: { application }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useOnboardingMessages().application;
  if (!application) return <GoneLink />;
  const { state, reference, createdAt, stateAt, reason, invitationEnds } = application;
  const { title, text } = t.states[state];
  const rows: [string, string][] = [
    [t.reference, reference],
    [t.sent, dayOf(createdAt, language)],
    ...(state === 'sent' ? [] : [[t.since, dayOf(stateAt, language)] as [string, string]]),
    ...(reason ? [[t.reason, inLanguage(reason, language)] as [string, string]] : []),
  ];
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <div className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <p className="font-semibold text-xl">{title}</p>
        <p className="mt-2">{text}</p>
        {invitationEnds && <p className="mt-2">{t.until(dayOf(invitationEnds, language))}</p>}
      </div>
      <dl className="mt-6 max-w-column border-line border-t">
        {rows.map(([name, value]) => (
          <div key={name} className="border-line border-b py-3">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'opened' && (
        <p className="mt-8">
          <a href={links(language).hub()} className="solid-button">
            {t.toHub}
          </a>
        </p>
      )}
      {(state === 'sent' || state === 'looked-at' || state === 'invited') && (
        <section className="mt-10">
          <h2 className="text-xl">{t.withdraw.title}</h2>
          <p className="mt-2 mb-4">{t.withdraw.text}</p>
          <WorkForm fields={[]} state={actionData} submitLabel={t.withdraw.submit} busyLabel={t.withdraw.busy} kind="line" />
        </section>
      )}
    </>
  );
}
