import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#modules/accounts/contract.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import ProfilePage from './me.tsx';

const personOf = (role: User['role']) =>
  ({ _id: 'x', name: 'Asha', email: 'asha@example.org', phone: '', role, twoFactor: false }) as unknown as User;

const linksOf = (element: React.ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/me'] });
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return { links: [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href), html };
};

const menuOf = (role: User['role']) => linksOf(createElement(AccountMenu, { user: personOf(role), className: '' } as never, 'Account'));
const profileOf = (role: User['role']) => linksOf(createElement(ProfilePage as never, { loaderData: personOf(role) } as never));

test('only buyers see My Orders, Saved Addresses, FAQ’s and Account Privacy in the menu', () => {
  expect(menuOf('buyer').links).toEqual(['/account/my-orders', '/account/my-addresses', '/faqs', '/account/privacy']);
  for (const role of ['seller', 'admin'] as const) expect([role, menuOf(role).links]).toEqual([role, []]);
  for (const role of ['buyer', 'seller', 'admin'] as const) expect(menuOf(role).html).toContain('action="/logout"');
});

test('only buyers see the profile page’s wishlist link', () => {
  expect(profileOf('buyer').links).toEqual(['/account/my-orders', '/account/wishlist', '/account/privacy']);
  expect(profileOf('seller').links).toEqual(['/account/my-orders', '/account/privacy']);
});
