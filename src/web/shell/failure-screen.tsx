import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { WarningIcon } from '#ui/icons.tsx';
import { useLanguage, useMessages } from '../messages.tsx';
import { brandIn, type PublicSettings } from '../settings.ts';

const stopScripts = (event: Event) => event.stopPropagation();

/** A page could not be rendered. Only a full page load leaves this screen. */
export function FailureScreen({ settings }: { settings: PublicSettings | undefined }) {
  const t = useMessages().shell.failure;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Every link goes the browser's own way, to a fresh page: what failed may have left the running one in
    // any state.
    window.addEventListener('click', stopScripts, true);
    return () => window.removeEventListener('click', stopScripts, true);
  }, []);
  return (
    <div className="page py-12 lg:py-28">
      <title>{`${t.title} · ${brandIn(settings, language)}`}</title>
      <div className="max-w-column border-madder border-l-2 pl-6 lg:pl-10">
        <WarningIcon className="size-12 text-madder" />
        <h1 className="mt-6 text-3xl lg:text-4xl">{t.title}</h1>
        <p className="mt-5 text-lg text-muted">{t.text}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          {/* Without scripts the form asks for the same address again, which is a reload too. */}
          <form
            action={pathname}
            onSubmit={(event) => {
              event.preventDefault();
              location.reload();
            }}
          >
            {[...new URLSearchParams(search)].map(([name, value]) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="solid-button cursor-pointer">
              {t.reload}
            </button>
          </form>
          {settings && (
            <a
              href={`mailto:${settings.supportEmail}?subject=${encodeURIComponent(`${t.mailSubject}: ${pathname}`)}`}
              className="line-button"
            >
              {t.support}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
