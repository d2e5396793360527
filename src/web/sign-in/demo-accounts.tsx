import { DownIcon } from '#ui/icons.tsx';
import { useMessages } from '../messages.tsx';
import type { PageSettings } from '../settings.ts';

/** Accounts of a demonstration. Renders nothing in a real shop. */
export function DemoAccounts({ accounts }: { accounts: PageSettings['demoAccounts'] }) {
  const t = useMessages().signIn.demo;
  if (accounts.length === 0) return null;
  return (
    <details className="group mt-7 rounded-sm border border-line px-5 py-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t.title}
        <DownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 text-muted">{t.intro}</p>
      <dl className="mt-3 mb-2 grid gap-3">
        {accounts.map((account) => (
          <div key={account.email}>
            <dt className="font-semibold">{t.roles[account.role]}</dt>
            <dd className="wrap-anywhere">
              {account.email} · {account.password}
            </dd>
            {account.totpSecret && (
              <dd className="wrap-anywhere text-muted text-sm">
                {t.authenticator} {account.totpSecret}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
