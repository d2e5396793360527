import { matchPath } from 'react-router';
import routes from '../src/web/routes.ts';
import { signUp } from './support/account-forms.ts';
import { isNightly, nightlyUnless } from './support/combinations.ts';
import { expect, test } from './support/fixtures.ts';
import { accountScreens, inHindi, openScreens, orderScreens } from './support/screens.ts';

type Routes = typeof routes;

/** Paths of the pages that `routes.ts` lists; what is no component answers no page. */
const pagePaths = (entries: Routes, parent = ''): string[] =>
  entries.flatMap(({ path = '', file, children }) => {
    const whole = path === '' ? parent : `${parent}/${path}`;
    if (children) return pagePaths(children, whole);
    return file.endsWith('.tsx') ? [whole || '/'] : [];
  });

const patterns = pagePaths(routes);
/** Pages of the checkout leave out the footer as well: nothing may distract. */
const withoutFooter = /^(?:\/hi)?\/(?:cart|search|checkout|checkout\/code|checkout\/payment|demo\/payments\/[^/]+)$/;
const isSearch = /^(?:\/hi)?\/search$/;
/** Pages that stand for the others in every run: those with a rule of their own, and four without. */
const isRule = (pattern: string) => withoutFooter.test(pattern) || ['/', '/faqs', '/account/addresses', '/wishlist'].includes(pattern);

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'hi'] as const) {
  test(`the top bar shows on every page except /search, and the footer is hidden on /cart and /search (${language})`, {
    tag: nightlyUnless(language === 'en'),
  }, async ({ page, request, complaints }) => {
    test.setTimeout(300_000);
    await page.goto('/faqs');
    const others = ['/demo/payments/unknown', '/dev/design', '/account-deleted'];
    const english = [...(await orderScreens(page.request)), ...(await openScreens(request)), ...others];
    await signUp(page);
    const screens = [...english, ...accountScreens].map((path) => (language === 'hi' ? inHindi(path) : path));
    const own = patterns.filter((pattern) => /^\/hi(?:\/|$)/.test(pattern) === (language === 'hi') && pattern !== '/*');
    expect(own.length).toBeGreaterThan(40);
    for (const pattern of isNightly ? own : own.filter(isRule)) {
      const path = screens.find((screen) => matchPath({ path: pattern, end: true }, screen.replace(/\?.*/, '')));
      expect(path, `no example of ${pattern}`).toBeDefined();
      if (path === undefined) continue;
      await test.step(path, async () => {
        await page.goto(path);
        const shown = new URL(page.url()).pathname;
        expect(shown, path).toBe(path.replace(/\?.*/, ''));
        const bar = page.locator('body > * header, body > header').filter({ has: page.getByRole('navigation') });
        if (isSearch.test(shown)) await expect(bar, path).toHaveCount(0);
        else await expect(bar.first(), path).toBeVisible();
        const footer = page.getByRole('contentinfo');
        if (withoutFooter.test(shown)) await expect(footer, path).toHaveCount(0);
        else await expect(footer, path).toBeVisible();
        // The country and currency can be changed where it is hidden, too.
        await expect(page.locator('a[href$="/place"]').filter({ visible: true }).first(), path).toBeVisible();
      });
    }
    // The browser reports the 404s themselves.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')));
  });
}
