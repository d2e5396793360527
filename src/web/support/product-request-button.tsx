import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

const loadDialog = () => import('./product-request-dialog.tsx');

/** For a search that found nothing: the way to ask for the piece, and the thanks when that is done. Give it a `key` per term. */
export function ProductRequestButton({ term }: { term: string }) {
  const t = useMessages().support.request;
  const to = links(useLanguage()).requestProduct(term);
  const [sent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that the dialog would give the focus back to is gone.
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  if (sent) {
    return (
      <p ref={thanks} tabIndex={-1} className="outline-none">
        <span className="font-semibold">{t.sent}</span> {t.thanks}
      </p>
    );
  }
  return (
    <DialogButton to={to} load={loadDialog} props={{ term, onSuccess: () => setSent(true) }} className="solid-button cursor-pointer">
      {t.open}
    </DialogButton>
  );
}
