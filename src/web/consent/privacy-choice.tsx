import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { reopenConsent } from './consent-store.ts';

/** In the footer: the way back to the question. Without scripts nothing of it ever runs, and the link explains that. */
export function PrivacyChoice() {
  const language = useLanguage();
  const t = useMessages().consent;
  if (!useRootData()?.settings.reporting) return null;
  return (
    <a
      href={links(language).privacy()}
      className="quiet-link inline-flex min-h-11 items-center lg:min-h-9"
      onClick={(event) => {
        event.preventDefault();
        reopenConsent();
      }}
    >
      {t.choices}
    </a>
  );
}
