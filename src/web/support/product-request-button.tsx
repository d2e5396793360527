import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface ProductRequestButtonProps {
  term: string;
  /** Words of the button where the usual ones say too little. */
  label?: string;
  className?: string;
}

const loadDialog = () => import('./product-request-dialog.tsx');

/**
 * Opens the request for a product that a search did not find, then thanks for it. Give it a `key` per term.
 */
export function ProductRequestButton({ term, label, className = 'solid-button cursor-pointer' }: ProductRequestButtonProps) {
  const t = useMessages().support.request;
  const to = links(useLanguage()).requestProduct(term);
  const [sent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Replaces the button that the dialog would return the focus to.
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
    <DialogButton to={to} load={loadDialog} props={{ term, onSuccess: () => setSent(true) }} className={className}>
      {label ?? t.open}
    </DialogButton>
  );
}
