import type { ReactNode } from 'react';
import type { AlertKind } from '#modules/product-alerts/contract.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';

const loadDialog = () => import('./alert-dialog.tsx');

/** Subject of a request for one mail. */
export interface AlertTarget {
  kind: AlertKind;
  productId: string;
  /** This variant; undefined: any of the product. */
  variantId?: string | undefined;
  title: string;
}

interface AlertButtonProps extends AlertTarget {
  /** Accessible name where the text alone is ambiguous. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens the request for one mail about a product. */
export function AlertButton({ label, className, children, ...target }: AlertButtonProps) {
  const to = links(useLanguage()).productAlert(target);
  return (
    <DialogButton to={to} load={loadDialog} props={target} {...(label === undefined ? {} : { label })} className={className}>
      {children}
    </DialogButton>
  );
}
