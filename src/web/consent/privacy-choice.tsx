import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { reopenConsent } from './consent-store.ts';

/**
 * The footer's button that reopens the banner; without scripts, where no service runs, a link to the privacy
 * policy.
 */
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
