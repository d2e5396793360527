import { Link } from 'react-router';
import { type ShopRole, shopRoles } from '#shared/access.ts';
import { languageOfPath } from '#shared/localized.ts';
import { type Api, apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import type { Route } from './+types/team';
import { shopMessagesOf, useShopMessages } from './messages.ts';
import { OneButton } from './one-button.tsx';
import { ProofSteps, stateOf } from './proof-steps.tsx';
import { readShop } from './read-shop.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  const team = shop.powers.includes('team') ? (await api.onboarding.getTeam({ shop: params.shop })).data : undefined;
  return { shop, team };
}

type Acts = Record<string, (api: Api, form: Readonly<Record<string, string>> & { shop: string }) => Promise<unknown>>;

/** Calls of the forms by their act; the contract checks the fields. */
const acts: Acts = {
  confirm: (api, { password = '', totp }) => api.accounts.reauthenticate({ password, totp }),
  invite: (api, { shop, ...form }) => api.onboarding.inviteMember({ ...form, shop } as never),
  resend: (api, { shop, invitation = '' }) => api.onboarding.resendMemberInvitation({ shop, invitation }),
  withdraw: (api, { shop, invitation = '' }) => api.onboarding.withdrawMemberInvitation({ shop, invitation }),
  role: (api, { shop, member = '', role }) => api.onboarding.changeMemberRole({ shop, member, role: role as ShopRole }),
  remove: (api, { shop, member = '' }) => api.onboarding.removeMember({ shop, member }),
  leave: (api, { shop }) => api.onboarding.leaveTeam({ shop }),
};

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  const [act = ''] = (form.act ?? '').split(' ');
  if (Object.hasOwn(acts, act)) await acts[act]?.(api, { ...form, shop });
  return act === 'leave' ? to.hub() : to.team(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: shopMessagesOf(languageOfPath(location.pathname)).team.team.title }];

/** The people who work for a shop. Those who are no owners see their own role, and may leave. */
export default function Team({ loaderData: { shop, team }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const messages = useShopMessages();
  const { roles } = useHubMessages();
  const { team: t, back, failures } = messages.team;
  const to = links(language);
  const places = [
    ...(shop.powers.includes('drafts') ? [[to.consents(shop.shop), messages.consents.link] as const] : []),
    ...(shop.powers.includes('activity') ? [[to.activity(shop.shop), messages.activity.link] as const] : []),
  ];
  return (
    <>
      <p>
        <Link to={links(language).myShop(shop.shop)} className="text-link inline-flex min-h-11 items-center">
          {back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      {team ? (
        <>
          <p className="mt-4 mb-8 max-w-lead text-lg text-muted">{t.lead}</p>
          <ul className="max-w-column border-line border-t">
            {team.members.map((member) => (
              <Person key={member._id} member={member} isReady={team.proof === 'ready'} state={actionData} />
            ))}
          </ul>
          {team.invitations.length > 0 && <Invited team={team} state={actionData} />}
          <ProofSteps proof={team.proof} state={actionData}>
            <Invite state={actionData} />
          </ProofSteps>
        </>
      ) : (
        <p className="mt-4 max-w-lead text-lg">{t.own(roles[shop.role])}</p>
      )}
      <ul className="mt-10 flex flex-wrap gap-x-8">
        {places.map(([path, label]) => (
          <li key={path}>
            <Link to={path} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <details className="mt-10 max-w-column" open={stateOf(actionData, 'leave') !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.leave.title}</summary>
        <p className="mt-2 mb-4 max-w-lead">{t.leave.text}</p>
        <OneButton act="leave" label={t.leave.submit} state={actionData} failures={failures} />
      </details>
    </>
  );
}

type TeamView = NonNullable<Awaited<ReturnType<typeof loader>>['team']>;

/** The choice of a role, as a field. */
const roleField = (t: ReturnType<typeof useShopMessages>['team']['team']) => ({
  name: 'role',
  ...t.role,
  kind: 'select' as const,
  options: shopRoles.map((role) => [role, t.roles[role]] as const),
  required: true,
});

function Person({ member, isReady, state }: { member: TeamView['members'][number]; isReady: boolean; state: FormState | undefined }) {
  const { _id, name, email, role, joinedAt, secondFactor, self } = member;
  const messages = useShopMessages();
  const { roles, shop } = useHubMessages();
  const { team: t, failures } = messages.team;
  const language = useLanguage();
  const act = `role ${_id}`;
  const removal = `remove ${_id}`;
  const isOpen = stateOf(state, act) !== undefined || stateOf(state, removal) !== undefined;
  return (
    <li className="border-line border-b py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="wrap-anywhere font-semibold text-lg">
          {name} {self && <span className="font-normal text-muted">({t.you})</span>}
        </h2>
        <p className="font-semibold">{roles[role]}</p>
      </div>
      <p className="wrap-anywhere">{email}</p>
      <p className="text-muted text-sm">
        {t.since(dayOf(joinedAt, language))} · {secondFactor ? t.secondFactor : t.noSecondFactor}
      </p>
      {isReady && (
        <details className="mt-2" open={isOpen}>
          <summary className="min-h-11 cursor-pointer py-2">
            {t.change}
            <span className="sr-only"> {name}</span>
          </summary>
          <div className="mt-2 grid gap-5">
            <WorkForm
              fields={[roleField(t)]}
              defaults={{ role }}
              hidden={{ act, member: _id }}
              state={stateOf(state, act)}
              failures={failures}
              submitLabel={t.saveRole}
              busyLabel={shop.busy}
            />
            {!self && <OneButton act={removal} hidden={{ member: _id }} label={t.remove} state={state} failures={failures} />}
          </div>
        </details>
      )}
    </li>
  );
}

function Invited({ team, state }: { team: TeamView; state: FormState | undefined }) {
  const messages = useShopMessages();
  const { roles } = useHubMessages();
  const { team: t, failures } = messages.team;
  const language = useLanguage();
  return (
    <section className="mt-10 max-w-column" aria-labelledby="invited">
      <h2 id="invited" className="text-xl">
        {t.invited}
      </h2>
      <ul className="mt-4 border-line border-t">
        {team.invitations.map(({ _id, email, role, expiresAt, expired }) => (
          <li key={_id} className="border-line border-b py-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="wrap-anywhere font-semibold">{email}</p>
              <p>{roles[role]}</p>
            </div>
            <p className="text-muted text-sm">{expired ? t.expired : t.until(dayOf(expiresAt, language))}</p>
            {team.proof === 'ready' && (
              <div className="mt-2 flex flex-wrap gap-3">
                {(['resend', 'withdraw'] as const).map((act) => (
                  <OneButton
                    key={act}
                    act={`${act} ${_id}`}
                    hidden={{ invitation: _id }}
                    label={t[act]}
                    state={state}
                    failures={failures}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({ state }: { state: FormState | undefined }) {
  const messages = useShopMessages();
  const { shop } = useHubMessages();
  const { team: t, failures } = messages.team;
  const languages = [
    ['en', 'English'],
    ['hi', 'हिंदी'],
  ] as const;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t.invite.title}</h2>
      <p className="mt-2 mb-4 max-w-lead">{t.invite.text}</p>
      <WorkForm
        fields={[
          { name: 'email', ...t.invite.email, required: true, maxLength: 200, autoComplete: 'off' },
          roleField(t),
          { name: 'language', ...t.invite.language, kind: 'select', options: languages, required: true },
        ]}
        defaults={{ role: 'packer', language: useLanguage() }}
        hidden={{ act: 'invite' }}
        state={stateOf(state, 'invite')}
        failures={failures}
        submitLabel={t.invite.submit}
        busyLabel={shop.busy}
      />
    </section>
  );
}
