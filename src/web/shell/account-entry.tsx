import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { DownIcon, PersonIcon } from '#ui/icons.tsx';
import { ProfilePhoto } from '../components/profile-photo.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useUser } from '../session/session-store.ts';
import { AccountMenu } from './account-menu.tsx';

const shape = 'target flex items-center justify-center gap-2 rounded-sm transition-colors hover:text-indigo sm:px-2';

/**
 * The way in, or the account of the signed-in user. Both take the same room.
 * @param isBare the picture alone is seen, where room is short
 */
export function AccountEntry({ isBare = false }: { isBare?: boolean }) {
  const { shell, accountMenu } = useMessages();
  const to = links(useLanguage());
  const user = useUser();
  if (user) {
    return (
      <AccountMenu user={user} className={`${shape} cursor-pointer`}>
        <ProfilePhoto photo={user.photo} className="size-7" />
        <Label isBare={isBare} other={shell.login}>
          {accountMenu.label} <DownIcon className="size-4" />
        </Label>
      </AccountMenu>
    );
  }
  return (
    <NavLink to={to.login()} className={shape}>
      <PersonIcon />
      {/* With scripts the word waits until it is known to be the right one. */}
      <span className={user === undefined ? '[@media(scripting:enabled)]:opacity-0' : ''}>
        <Label
          isBare={isBare}
          other={
            <>
              {accountMenu.label} <DownIcon className="size-4" />
            </>
          }
        >
          {shell.login}
        </Label>
      </span>
    </NavLink>
  );
}

/** One word in the room of the wider of two. */
function Label({ isBare, children, other }: { isBare: boolean; children: ReactNode; other: ReactNode }) {
  return (
    <span className={isBare ? 'sr-only' : 'grid *:col-start-1 *:row-start-1 max-sm:sr-only'}>
      <span className="flex items-center gap-1">{children}</span>
      <span aria-hidden="true" className="invisible flex items-center gap-1">
        {other}
      </span>
    </span>
  );
}
