import { expect, test } from 'vitest';
import { isWorkplacePath } from './workplace-paths.ts';

test.each([
  '/hub',
  '/hub/',
  '/hub.data',
  '/hi/hub',
  '/hi/hub.data',
  '/hub/blue-thread/orders',
  '/console',
  '/hi/console/queue/words',
  '/HUB',
])('belongs to the workplace: %s', (path) => expect(isWorkplacePath(path)).toBe(true));

test.each(['/', '/hi', '/hubs', '/hi/consoles', '/product/1/hub', '/search', '/blog/console', '//hub'])('belongs to the shop: %s', (path) =>
  expect(isWorkplacePath(path)).toBe(false),
);
