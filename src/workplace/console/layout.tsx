import { Outlet } from 'react-router';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { Frame } from '../parts/frame.tsx';
import { requireRole } from '../require-role.ts';
import type { Route } from './+types/layout';
import { useConsoleMessages } from './messages.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRole('admin')];

export default function ConsoleLayout() {
  return (
    <Frame name={useConsoleMessages().name} home={links(useLanguage()).console()}>
      <Outlet />
    </Frame>
  );
}
