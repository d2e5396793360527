import type { Page } from '@playwright/test';

interface Shifts {
  total: number;
  of: string[];
}

/** Runs in every page before its own scripts: adds up what moves by itself, as browsers count it. */
export function watchShifts(): void {
  const shifts: Shifts = { total: 0, of: [] };
  Object.assign(window, { sheetShifts: shifts });
  const name = (node?: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 80) : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }[]) {
      if (entry.hadRecentInput) continue;
      shifts.total += entry.value;
      shifts.of.push(...entry.sources.map(({ node }) => name(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Loads everything below the fold too, as after scrolling. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = Date.now() + 30_000;
    const isMissing = (picture: HTMLImageElement) => picture.loading === 'lazy' || !picture.complete;
    // Content that loads late, such as the next page of a list, brings pictures of its own.
    for (let isStill = false; Date.now() < end && !isStill; ) {
      isStill = ![...document.images].some(isMissing);
      for (const picture of document.images) picture.loading = 'eager';
      await new Promise((resolve) => setTimeout(resolve, 200));
      isStill &&= ![...document.images].some(isMissing);
    }
    await document.fonts.ready;
  });
}

/** Layout shifts since navigation, as far as they count in the three digits that browsers report. */
export const faultsOfLoading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { total, of } = (window as unknown as { sheetShifts: Shifts }).sheetShifts;
    return total >= 0.001 ? [`moves by ${total.toFixed(4)}: ${[...new Set(of)].join(' | ')}`] : [];
  });

/** Lists the visible faults of the page as it stands. */
export const faultsOfLook = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const words = (element: Element) => `${element.localName} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) {
      const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      );
      faults.push(`${beyond} px wider than the screen: ${wide.slice(0, 3).map(words).join(' | ')}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, button, summary, label, legend, dt, dd, select, a')) {
      if (!isShown(element) || element.clientWidth < 2) continue;
      if (element.scrollWidth > element.clientWidth + 1) faults.push(`clipped: ${words(element)}`);
    }
    for (const picture of document.images) {
      const at = picture.currentSrc || picture.src;
      // The placeholder of a picture fills the picture's box.
      if (at.startsWith('data:')) continue;
      if (!picture.hasAttribute('width') || !picture.hasAttribute('height')) faults.push(`picture without dimensions: ${at}`);
      if (isShown(picture) && (!picture.complete || picture.naturalWidth === 0)) faults.push(`picture missing: ${at}`);
    }
    return faults;
  });
