import { Link } from 'react-router';
import { apiContext } from '../api.ts';
import { formatPaise } from '../components/price.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/erase';
import { DoneNote } from './done-note.tsx';
import { useAccountMessages } from './messages.ts';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.privacy.delete);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await loadForUser(url, () => context.get(apiContext).storeCredit.getStoreCredit());
  return { creditPaise: data.balancePaise };
}

export const action = formAction(
  ({ api, form }: FormArgs<never, 'giveUp', Route.ActionArgs>) => api.accounts.deleteMe({ accept: form.giveUp ? ['store-credit'] : [] }),
  { done: ({ to }) => to.account.erased() },
);

/** The question of the dialog as a page of its own. */
export default function ErasePage({ loaderData: { creditPaise }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const at = links(language).account;
  const credit = formatPaise(creditPaise, language);
  const { erase: t, privacy, failures } = useAccountMessages();
  const blocker = actionData?.blocker;
  return (
    <div className="max-w-form">
      <DoneNote />
      <h1 className="text-3xl">{t.title}</h1>
      {actionData && (
        <p role="alert" className="mt-5 border-madder border-l-2 bg-sunk px-5 py-3 font-semibold">
          {actionData.code === 'DEMO_ACCOUNT'
            ? failures.DEMO_ACCOUNT
            : [t.failed, blocker && t.blockers[blocker.kind](blocker.number)].filter(Boolean).join(' ')}
        </p>
      )}
      <p className="mt-5 text-lg">{t.text}</p>
      <p className="mt-3 text-muted">{privacy.deleteTruth}</p>
      {creditPaise > 0 && <p className="mt-5 border-turmeric border-l-2 pl-4">{t.credit(credit)}</p>}
      <form method="post" action={at.erase()} className="mt-7 flex flex-wrap gap-3">
        {creditPaise > 0 && (
          <div className="w-full">
            <CheckField name="giveUp" label={t.giveUp(credit)} />
          </div>
        )}
        <Link to={at.privacy()} className="line-button">
          {t.cancel}
        </Link>
        <button type="submit" className="line-button cursor-pointer border-madder text-madder">
          {t.confirm}
        </button>
      </form>
    </div>
  );
}
