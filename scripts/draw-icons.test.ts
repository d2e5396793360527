import { expect, test } from 'vitest';
import { drawFavicon, drawnFavicon } from './draw-icons.ts';

test('the icon of the browser is the sign in its present colours', () => {
  expect(drawnFavicon()).toBe(drawFavicon());
});
