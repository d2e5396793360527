import { chromium } from '@playwright/test';
import { awake } from '../e2e/fixtures.ts';
import { browserArguments, findBrowser } from '../scripts/find-browser.ts';
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let bad = 0;
for (let i = 0; i < 60 && bad < 2; i++) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.addInitScript(() => { (window as any).log = []; addEventListener('scroll', () => (window as any).log.push([Math.round(performance.now()), Math.round(scrollY), document.documentElement.scrollHeight, [...document.querySelectorAll("main section")].map((e) => Math.round(e.getBoundingClientRect().height)).join(" ")]), { passive: true }); });
  await page.goto('http://localhost:3977/'); await awake(page);
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await faqs.scrollIntoViewIfNeeded();
  const look = () => page.evaluate(() => ({ y: Math.round(scrollY), h: document.documentElement.scrollHeight, moved: document.documentElement.dataset.moved, parts: [...document.querySelectorAll('main > *, main section')].map((e) => Math.round(e.getBoundingClientRect().height)).join(' '), top: Math.round(document.querySelector('footer')!.getBoundingClientRect().top) }));
  const before = await look();
  const t = await page.evaluate(() => Math.round(performance.now())); await faqs.click(); const t2 = await page.evaluate(() => Math.round(performance.now())); console.log("click", t, t2);
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  while ((await page.evaluate(() => scrollY)) > 0) await page.waitForTimeout(20);

  await page.goBack(); await page.waitForTimeout(2500);
  const after = await look();
  if (after.y < before.y - 50) { bad++; console.log(i, JSON.stringify(before), '\n', JSON.stringify(after), '\n', JSON.stringify(await page.evaluate(() => (window as any).log))); }
  await page.context().close();
}
console.log('bad', bad);
await browser.close();
