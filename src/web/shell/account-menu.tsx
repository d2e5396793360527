import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ProfilePhoto } from '../components/profile-photo.tsx';
import { useMessages } from '../messages.tsx';
import { LogoutForm } from '../session/logout-form.tsx';
import type { SessionUser } from '../session/session-store.ts';
import { useAccountLinks } from './use-account-links.ts';

const entry = 'flex min-h-11 w-full cursor-pointer items-center px-5 text-left hover:bg-sunk';

interface AccountMenuProps {
  user: SessionUser;
  className: string;
  children: ReactNode;
}

/**
 * A button that shows what an account offers. It closes with Escape, a press elsewhere, and when the focus
 * leaves it.
 */
export function AccountMenu({ user, className, children }: AccountMenuProps) {
  const t = useMessages().accountMenu;
  const entries = useAccountLinks(user);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is open
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => !frame.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on nothing that takes the focus has no target; it is heard above.
    if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the controls in it
    <div ref={frame} onBlur={onBlur} onKeyDown={onKeyDown} className="relative">
      <button ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className={className}>
        {children}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="appear absolute top-full right-0 z-layer mt-1 w-64 rounded-sm border border-line-strong bg-raised py-2 shadow-lift"
      >
        <p className="flex items-center gap-3 px-5 py-2 text-muted text-sm">
          {user.photo && <ProfilePhoto photo={user.photo} className="size-9 shrink-0" signClassName="size-6" />}
          <span className="truncate">{t.hello(user.name)}</span>
        </p>
        <ul className="border-line border-t pt-1">
          {entries.map(([path, label]) => (
            <li key={path}>
              <NavLink to={path} end onClick={() => setOpen(false)} className={entry}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <LogoutForm className={entry} />
          </li>
        </ul>
      </div>
    </div>
  );
}
