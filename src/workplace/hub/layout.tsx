import { Outlet } from 'react-router';
import { requireMember } from '../guards.ts';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { Frame } from '../parts/frame.tsx';
import type { Route } from './+types/layout';
import { useHubMessages } from './messages.ts';

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export default function HubLayout() {
  return (
    <Frame name={useHubMessages().name} home={links(useLanguage()).hub()}>
      <Outlet />
    </Frame>
  );
}
