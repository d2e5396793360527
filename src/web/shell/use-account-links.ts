import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { SessionUser } from '../session/session-store.ts';

/** Addresses and names of what an account offers in menus: to buyers alone. */
export function useAccountLinks(user: SessionUser | null | undefined): [path: string, name: string][] {
  const to = links(useLanguage());
  const t = useMessages().accountMenu;
  if (user?.role !== 'buyer') return [];
  return [
    [to.account.orders(), t.orders],
    [to.account.addresses(), t.addresses],
    [to.faqs(), t.faqs],
    [to.account.privacy(), t.privacy],
  ];
}
