import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { useHelpMessages } from './messages.ts';

const link = 'text-link wrap-anywhere inline-flex min-h-11 items-center';

/** Telephone, WhatsApp, email and hours of the operator, as far as they are set. */
export function ContactLines() {
  const language = useLanguage();
  const t = useHelpMessages().contacts;
  const settings = useRootData()?.settings;
  if (!settings) return null;
  const { phone, whatsApp, hours, answerDays } = settings.contact;
  const ways = [
    [t.phone, phone && `tel:${phone.replace(/[^+\d]/g, '')}`, phone],
    [t.whatsApp, whatsApp && `https://wa.me/${whatsApp.replace(/\D/g, '')}`, whatsApp],
    [t.email, `mailto:${settings.supportEmail}`, settings.supportEmail],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6">
        {ways.map(
          ([name, href, text]) =>
            href && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0">
                  <a href={href} rel="noreferrer" className={link}>
                    {text}
                  </a>
                </dd>
              </div>
            ),
        )}
        {hours && (
          <div className="contents">
            <dt className="text-muted">{t.hours}</dt>
            <dd className="py-2">{inLanguage(hours, language)}</dd>
          </div>
        )}
      </dl>
      <p className="py-2 text-muted text-sm">{t.answer(answerDays)}</p>
    </>
  );
}
