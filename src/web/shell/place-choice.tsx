import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepPlace, rememberedPlace, serverKnowsPlace } from '../components/place-record.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';
import type { PlaceDialogProps } from './place-dialog.tsx';

/** The currency of the prices, and the way to another: a page of its own, or a dialog where scripts run. */
export function PlaceChoice() {
  const language = useLanguage();
  const t = useMessages().place;
  const { code } = useCurrency();
  const shown = useRef(code);
  const { revalidate } = useRevalidator();
  const [Dialog, setDialog] = useState<ComponentType<PlaceDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const href = links(language).place();

  // A browser that lost the cookie, as some do after a week, still remembers.
  useEffect(() => {
    const remembered = rememberedPlace();
    if (!remembered || remembered.currency === shown.current) return;
    const remind = async () => {
      if (await serverKnowsPlace()) return;
      await keepPlace(remembered);
      await revalidate();
    };
    void remind().catch(() => {});
  }, [revalidate]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./place-dialog.tsx').then(
      (loaded) => {
        setDialog(() => loaded.default);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  };

  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{t.shownIn}</span>
      <span className="font-semibold">{code}</span>
      <a
        href={href}
        rel="nofollow"
        aria-haspopup="dialog"
        aria-label={t.changeLong}
        onClick={open}
        className="text-link inline-flex min-h-6 items-center"
      >
        {t.change}
      </a>
      <span role="status" className="sr-only">
        {news}
      </span>
      {isOpen && Dialog && (
        <Dialog
          onClose={() => setOpen(false)}
          onChosen={async (currency) => {
            await revalidate();
            setNews(t.saved(currency));
          }}
        />
      )}
    </div>
  );
}
