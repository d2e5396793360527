import { NavLink } from 'react-router';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { PersonSign } from '../ui/icons.tsx';

/** The top bar's last place: the way in. Someone who is signed in will find their account here. */
export function AccountEntry() {
  const t = useMessages().shell;
  return (
    <NavLink
      to={links(useLanguage()).login()}
      className="target flex items-center justify-center gap-2 rounded-sm transition-colors hover:text-indigo sm:px-2"
    >
      <PersonSign />
      <span className="max-sm:sr-only">{t.login}</span>
    </NavLink>
  );
}
