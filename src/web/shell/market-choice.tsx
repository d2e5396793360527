import { type ComponentType, type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOutdatedNote } from '../components/price-note.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';
import type { MarketDialogProps } from './market-dialog.tsx';

/**
 * The currency of the prices, and the way to another: a page of its own, or a dialog where scripts run.
 * @param isBare the code of the currency alone is the link, for screens without the footer
 */
export function MarketChoice({ isBare = false }: { isBare?: boolean }) {
  const language = useLanguage();
  const t = useMessages().place;
  const { code } = useCurrency();
  const note = useOutdatedNote();
  const { revalidate } = useRevalidator();
  const [Dialog, setDialog] = useState<ComponentType<MarketDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const href = links(language).place();

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./market-dialog.tsx').then(
      (loaded) => {
        setDialog(() => loaded.default);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  };

  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {!isBare && (
        <>
          <span className="text-muted">{t.shownIn}</span>
          <span className="font-semibold">{code}</span>
        </>
      )}
      <a
        href={href}
        rel="nofollow"
        aria-haspopup="dialog"
        aria-label={isBare ? t.changeFrom(code) : t.changeLong}
        onClick={open}
        className={
          isBare ? 'target inline-flex items-center justify-center text-link tabular-nums' : 'text-link inline-flex min-h-6 items-center'
        }
      >
        {isBare ? code : t.change}
      </a>
      {!isBare && note && <p className="basis-full text-muted text-sm">{note}</p>}
      <span role="status" className="sr-only">
        {news && (note ?? t.saved(news))}
      </span>
      {isOpen && Dialog && (
        <Dialog
          onClose={() => setOpen(false)}
          onChosen={async (currency) => {
            await revalidate();
            setNews(currency);
          }}
        />
      )}
    </div>
  );
}
