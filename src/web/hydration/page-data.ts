/** The element that carries a page's data. */
const elementId = 'page-data';

/** The part of React Router's state that a page without an error has. */
interface PageData {
  loaderData: Record<string, unknown>;
  actionData?: Record<string, unknown>;
}

/**
 * Writes the data of a page as JSON, which compresses to three quarters of React Router's own form: that
 * numbers each value, and no two numbers are alike. The element is no script that runs, so the content policy
 * need not name it.
 * @returns undefined where the data holds something that JSON has no word for, such as a date or a route's
 * undefined
 */
export function renderPageData(data: PageData): string | undefined {
  // The router loads what a route's data lacks; a route that answered with undefined is not such a route.
  const ofRoutes = [...Object.values(data.loaderData), ...Object.values(data.actionData ?? {})];
  if (ofRoutes.includes(undefined) || !isJson(data)) return undefined;
  return `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** A property that is undefined counts: nothing tells it from one that is absent. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) {
    const property = (value as Record<string, unknown>)[key];
    if (property !== undefined && !isJson(property)) return false;
  }
  return true;
}

/** Hands the data of the page to React Router, if it came as JSON. */
export function passPageData(): void {
  const json = document.getElementById(elementId)?.textContent;
  if (!json) return;
  const { streamController } = (
    window as unknown as { __reactRouterContext: { streamController: ReadableStreamDefaultController<string> } }
  ).__reactRouterContext;
  streamController.enqueue(flatten(JSON.parse(json)));
  streamController.close();
}

/**
 * Writes a value in the form that React Router decodes: a line with a list of values, the first of them the
 * root, in which objects and lists name what they hold by its index.
 */
export function flatten(root: unknown): string {
  const flat: unknown[] = [];
  const keys = new Map<string, number>();
  const keyIndex = (key: string) => {
    const index = keys.get(key) ?? flat.push(key) - 1;
    keys.set(key, index);
    return index;
  };
  const add = (value: unknown): number => {
    if (value === null) return nullIndex;
    const index = flat.push(value) - 1;
    if (Array.isArray(value)) flat[index] = value.map(add);
    else if (typeof value === 'object')
      flat[index] = Object.fromEntries(Object.entries(value).map(([key, held]) => [`_${keyIndex(key)}`, add(held)]));
    return index;
  };
  add(root);
  return `${JSON.stringify(flat)}\n`;
}

/** Stands for null instead of an index. */
const nullIndex = -5;
