import { NavLink } from 'react-router';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { LogoutForm } from '../session/logout-form.tsx';
import { useUser } from '../session/session-store.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { useAccountLinks } from './use-account-links.ts';

/** The wishlist and the account in the menu: the way in until the browser knows who is signed in. */
export function MenuAccount({ className }: { className: string }) {
  const to = links(useLanguage());
  const { shell, wishlist, accountMenu } = useMessages();
  const user = useUser();
  const count = useWishlist()?.ids.length ?? 0;
  const entries = useAccountLinks(user);
  return (
    <>
      {user && <li className="px-1 py-2 text-muted text-sm">{accountMenu.hello(user.name)}</li>}
      <li>
        <NavLink to={to.wishlist()} className={className}>
          {wishlist.link}
          {count > 0 && <span className="text-muted tabular-nums">{count}</span>}
        </NavLink>
      </li>
      {entries.map(([path, label]) => (
        <li key={path}>
          <NavLink to={path} end className={className}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        {user ? (
          <LogoutForm className={`${className} w-full cursor-pointer text-left`} />
        ) : (
          <NavLink to={to.login()} className={className}>
            {shell.login}
          </NavLink>
        )}
      </li>
    </>
  );
}
