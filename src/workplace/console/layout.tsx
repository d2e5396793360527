import { Outlet } from 'react-router';
import { requireAdmin } from '../guards.ts';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { Frame } from '../parts/frame.tsx';
import type { Route } from './+types/layout';
import { useConsoleMessages } from './messages.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export default function ConsoleLayout() {
  return (
    <Frame name={useConsoleMessages().name} home={links(useLanguage()).console()}>
      <Outlet />
    </Frame>
  );
}
