/**
 * `npm run sheet`: every page and state of the built site as full-page pictures, in
 * one page to scroll through, with what is wrong.
 *
 * npm run sheet -- [--only cart,/account] [--widths 390,1280] [--themes light] [--languages hi] [--out
 * folder] [--url http://localhost:4000]
 *
 * Without --url the built site is started on a fresh demo shop (`e2e/support/serve.ts`, which --url needs
 * too: orders are moved by its door). Ends with 1 when a page is wider than its screen, moves by itself,
 * complains, clips words, or lacks a picture or its dimensions.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { inHindi } from '../e2e/support/screens.ts';
import { browserArguments, findBrowser } from './find-browser.ts';
import { prepareFixtures } from './visual-review/browsers.ts';
import type { Scenario } from './visual-review/scenario.ts';
import { listScenarios } from './visual-review/scenarios.ts';
import { startServer } from './visual-review/start-server.ts';
import { type Browsers, takeScreenshots } from './visual-review/take-shots.ts';
import { type Screenshot, writeIndex } from './visual-review/write-index.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,hi' },
    out: { type: 'string', default: join(import.meta.dirname, '../test-results/contact-sheet') },
    port: { type: 'string', default: '3994' },
    url: { type: 'string' },
    /** Pages that are looked at together. */
    at: { type: 'string', default: '2' },
  },
});
const several = (text: string) => text.split(',').filter((each) => each !== '');
const only = several(options.only);
const languages = several(options.languages);
const themes = several(options.themes).map((theme) => (theme === 'dark' ? ('dark' as const) : ('light' as const)));
const widths = several(options.widths).map(Number);
/** Pixels inside the margins of A4. */
const paper = 680;
/**
 * A phone is opened again for each width; the screens of desks are one window that
 * is resized, from the commonest width on.
 */
const desks = widths.filter((width) => width >= 500).toSorted((one, other) => Math.abs(one - 1280) - Math.abs(other - 1280));
const screens = [...widths.filter((width) => width < 500).map((width) => [width]), desks].filter((group) => group.length > 0);
const screensOf = ({ isPrinted }: Scenario) => (isPrinted ? [[paper]] : screens);

const port = options.url ? new URL(options.url).port : options.port;
// The operator's door of the tests is found by it.
process.env.E2E_PORT = port;
const app = options.url ? { origin: options.url.replace(/\/$/, ''), close: async () => {} } : await startServer(Number(port));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let views: { scene: Scenario; widths: number[]; language: string }[] = [];
const untaken: string[] = [];
const shotsOf = new Map<object, Screenshot[]>();
const shotsOfAll = () => views.flatMap((view) => shotsOf.get(view) ?? []);
try {
  const cast = await prepareFixtures(browser, app.origin);
  const visit = await browser.newContext({ baseURL: app.origin });
  const all = await listScenarios(visit.request, cast);
  await visit.close();
  const scenes = all.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  await rm(options.out, { recursive: true, force: true });
  await mkdir(options.out, { recursive: true });
  views = scenes.flatMap((scene) =>
    languages
      .filter((language) => !scene.isEnglish || language === 'en')
      .flatMap((language) => screensOf(scene).map((group) => ({ scene, widths: group, language }))),
  );
  const waiting = views.values();
  const work = async () => {
    const browsers: Browsers = new Map();
    for (const view of waiting) {
      const { scene, widths, language } = view;
      const path = (bare: string) => (language === 'hi' ? inHindi(bare) : bare);
      const stored = cast.states[scene.person];
      const asked = { origin: app.origin, scene, kept: stored, widths, language, themes, path, folder: options.out };
      // A busy machine may be too slow once.
      const taken = await takeScreenshots(browser, browsers, asked)
        .catch(() => takeScreenshots(browser, browsers, asked))
        .catch((error: Error) => {
          untaken.push(`${scene.name} · ${widths} · ${language}: no picture: ${error.message.split('\n')[0]}`);
          return [];
        });
      shotsOf.set(view, taken);
      // An interrupted run still writes the pages it has.
      if (shotsOf.size % 20 === 0) await writeIndex(options.out, shotsOfAll());
      for (const { width, theme, faults } of taken)
        for (const fault of faults) process.stdout.write(`${scene.name} · ${width} · ${theme} · ${language}: ${fault}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(options.at)) }, work));
} finally {
  await browser.close();
  await app.close();
}
const shots = shotsOfAll();
await writeIndex(options.out, shots);
for (const line of untaken) process.stdout.write(`${line}\n`);
const faulty = shots.filter(({ faults }) => faults.length > 0).length;
process.stdout.write(`${shots.length} pictures, ${faulty} with faults: ${join(options.out, 'index.html')}\n`);
if (faulty + untaken.length > 0) process.exitCode = 1;
