import { Link, useNavigate, useSearchParams } from 'react-router';
import { inLanguage, type Localized } from '#shared/localized.ts';
import type { FormState } from '../forms/form-state.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { ContactForm } from '../support/contact-form.tsx';
import { ContactLines } from '../support/contact-lines.tsx';
import { useHelpMessages } from '../support/messages.ts';
import { referenceOf } from '../support/reference.tsx';
import { SentMessage } from '../support/sent-message.tsx';

interface ContactPanelProps {
  /** The product that the address names. */
  about: { _id: string; title: Localized } | undefined;
  state: FormState | undefined;
}

/** The ways to the shop, above the facts that the law wants there. */
export function ContactPanel({ about, state }: ContactPanelProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useHelpMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const reference = referenceOf(query);
  return (
    <div className="mt-8 grid gap-8">
      <section aria-labelledby="first" className="rounded-sm bg-sunk px-5 py-4">
        <h2 id="first" className="text-lg">
          {t.contact.first}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <Link to={to.lookUpOrder()} className="text-link inline-flex min-h-11 items-center">
            {t.contact.track}
          </Link>
          <Link to={to.lookUpOrder('return')} className="text-link inline-flex min-h-11 items-center">
            {t.contact.return}
          </Link>
        </p>
      </section>
      <section aria-labelledby="direct">
        <h2 id="direct" className="mb-2 text-2xl">
          {t.contacts.title}
        </h2>
        <ContactLines />
      </section>
      <section aria-labelledby="write" className="max-w-form">
        {reference ? (
          <SentMessage title={t.contact.sent} text={t.contact.thanks} draft="contact" reference={reference} />
        ) : (
          <>
            <h2 id="write" className="mb-4 text-2xl">
              {t.contact.title}
            </h2>
            {about && <p className="mb-4 border-turmeric border-l-2 pl-4">{t.contact.about(inLanguage(about.title, language))}</p>}
            <ContactForm
              page={to.contact()}
              topic={query.get('topic') ?? undefined}
              about={about?._id}
              state={state}
              onSuccess={(answer) => void navigate(`${to.contact()}?sent=${answer.reference}`, { replace: true })}
            />
          </>
        )}
      </section>
    </div>
  );
}
