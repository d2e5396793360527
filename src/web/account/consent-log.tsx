import { formatDay } from '#shared/format-day.ts';
import { useLanguage } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';

interface Consent {
  purpose: string;
  granted: boolean;
  at: string;
}

/** Table of consents that were given and withdrawn. */
export function ConsentLog({ consents }: { consents: readonly Consent[] }) {
  const language = useLanguage();
  const t = useAccountMessages().privacy;
  return (
    <section aria-labelledby="consent-log" className="mt-12">
      <h2 id="consent-log" className="text-2xl">
        {t.consents}
      </h2>
      {consents.length === 0 ? (
        <p className="mt-3 text-muted">{t.consentsNone}</p>
      ) : (
        <table className="mt-4 w-full text-left">
          <thead>
            <tr className="border-line border-b text-muted text-sm">
              <th className="py-2 pr-4 font-normal">{t.consentColumns.purpose}</th>
              <th className="py-2 pr-4 font-normal">{t.consentColumns.what}</th>
              <th className="py-2 font-normal">{t.consentColumns.when}</th>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ purpose, granted, at }) => (
              <tr key={`${purpose} ${at}`} className="border-line border-b align-top">
                <td className="py-2.5 pr-4">{t.purposes[purpose] ?? purpose}</td>
                <td className="py-2.5 pr-4">{granted ? t.granted : t.withdrawn}</td>
                <td className="py-2.5">{formatDay(new Date(at), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
