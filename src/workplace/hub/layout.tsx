import { Outlet } from 'react-router';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { Frame } from '../parts/frame.tsx';
import { requireRole } from '../require-role.ts';
import type { Route } from './+types/layout';
import { useHubMessages } from './messages.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRole('seller')];

export default function HubLayout() {
  return (
    <Frame name={useHubMessages().name} home={links(useLanguage()).hub()}>
      <Outlet />
    </Frame>
  );
}
