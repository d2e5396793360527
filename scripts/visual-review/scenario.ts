import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedInAs } from './browsers.ts';

export interface Scenario {
  /** `the page: its state`. */
  name: string;
  /** In English; the sheet asks for the Hindi one itself. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  person: SignedInAs;
  /** Entries of the browser's storage beforehand, such as the cart. */
  keeps?: Record<string, string>;
  /** On the empty page of the shop, before the page is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state that is photographed. */
  act?: (page: Page) => Promise<unknown>;
  /** Answers are held or fail: neither is the page's fault. */
  isBroken?: boolean;
  /** Of the shop's door alone, without a Hindi address. */
  isEnglish?: boolean;
  /** As it comes out of a printer, as wide as a page of A4 inside its margins. */
  isPrinted?: boolean;
}

/** Scenes of one person, who may be another in one of them. */
export const scenarioOf =
  (client: SignedInAs) =>
  (name: string, path: Scenario['path'], more: Partial<Scenario> = {}): Scenario => ({ name, path, person: client, ...more });
/** Storage entries of a browser with this cart. */
export const inCart = (cart: string) => ({ 'karigari-cart': cart });

export const press = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();
/** Not the way out, which is a form too. */
export const send = press('main form:not([action*=logout]) button[type=submit]');
export const hold = (glob: string) => (page: Page) => page.route(glob, () => new Promise<void>(() => {}));
export const fail = (glob: string) => (page: Page) =>
  page.route(glob, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }));
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).first().fill(value);
};
/** A link that leads there, followed inside the page. */
export const follow = (part: string) => press(`main a[href*="${part}"]`);
/** Over the page: a dialog, or what works like one. */
export const focused = (page: Page) => page.locator('dialog[open], [role=dialog]').first().waitFor();
