import type { CartItem } from '#modules/cart/contract.ts';
import { type Answer, call } from '../browser-api.ts';
import { createQueue } from '../storage/create-queue.ts';
import { parseList } from '../storage/persistent-store.ts';
import { withTabLock } from '../storage/with-tab-lock.ts';
import { add, type CartLine, loadAll, replaceAll, subscribe } from './cart-store.ts';

/** Whose cart the browser's is a copy of; nothing where it is a visitor's own. */
const ownerKey = 'karigari-cart-of';
/** What is on its way into the account: sent again under the same key until the shop has answered, so that it counts once. */
const pendingMergeKey = 'karigari-cart-joining';
/** What the account is known to hold, as a list of variants with their states. What differs in the cart was changed here and not sent yet. */
const syncedKey = 'karigari-cart-synced';
/** Presses that follow each other closely are one change. */
const debounceMs = 300;

interface PendingMerge {
  userId: string;
  idempotencyKey: string;
  items: CartLine[];
}

/** Lines that there was not enough of. */
type Capped = Answer<'cart.mergeCart'>['data']['capped'];

/** What the account is known to hold, by variant; undefined while nobody is followed. */
let synced: Map<string, string> | undefined;
let stopListening = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

const timeoutMs = 15_000;
const enqueue = createQueue();

const stateOf = ({ qty, saved }: { qty: number; saved?: boolean | undefined }) => `${qty} ${saved === true}`;

const storeSynced = () => synced && localStorage.setItem(syncedKey, JSON.stringify([...synced]));

/** The account's items take the cart's place, but for lines that were changed here since `before`: those are still to be sent. */
function adopt(items: readonly CartItem[], before?: ReadonlyMap<string, string>): void {
  const own = new Map(loadAll().map((line) => [line.variantId, line]));
  const isChanged = (variantId: string) => {
    const line = own.get(variantId);
    return before !== undefined && before.get(variantId) !== (line && stateOf(line));
  };
  synced = new Map(items.map((item) => [item.variantId, stateOf(item)]));
  storeSynced();
  const theirs = items.flatMap(({ variantId, productId, qty, saved }): CartLine[] => {
    if (!isChanged(variantId)) return [{ variantId, productId, qty, ...(saved ? { saved } : {}) }];
    const line = own.get(variantId);
    return line ? [line] : [];
  });
  replaceAll([...theirs, ...[...own.values()].filter(({ variantId }) => isChanged(variantId) && !synced?.has(variantId))]);
}

/** What the account was known to hold when this browser last heard of it; undefined where it never did. */
function readSynced(): Map<string, string> | undefined {
  const text = localStorage.getItem(syncedKey);
  return text === null ? undefined : new Map(parseList(text) as [string, string][]);
}

/** What the visitor put together joins the account's cart. @returns what was changed on the way; undefined where it did not come to that */
async function mergeIntoAccount(userId: string): Promise<Capped | undefined> {
  const kept = JSON.parse(localStorage.getItem(pendingMergeKey) ?? 'null') as PendingMerge | null;
  const joining = kept?.userId === userId ? kept : { userId, idempotencyKey: crypto.randomUUID(), items: [...loadAll()] };
  localStorage.setItem(pendingMergeKey, JSON.stringify(joining));
  const items = joining.items.map(({ variantId, qty, saved }) => ({ variantId, qty, saved: saved === true }));
  const { answer } = await call('cart.mergeCart', { idempotencyKey: joining.idempotencyKey, items }, { timeoutMs });
  if (!answer) return undefined;
  const { data } = answer;
  const before = new Map(joining.items.map((line) => [line.variantId, line.qty]));
  const meanwhile = loadAll().map((line) => ({ ...line, qty: line.qty - (before.get(line.variantId) ?? 0) }));
  localStorage.setItem(ownerKey, userId);
  localStorage.removeItem(pendingMergeKey);
  adopt(data.items);
  for (const line of meanwhile) if (line.qty > 0) add(line);
  return data.capped;
}

/** Tells the account what was changed here. */
async function push(): Promise<void> {
  const lines = loadAll();
  const wanted = new Map(lines.map((line) => [line.variantId, stateOf(line)]));
  for (const line of lines) {
    const state = stateOf(line);
    if (synced?.get(line.variantId) === state) continue;
    const item = { variantId: line.variantId, qty: line.qty, saved: line.saved === true };
    const { error } = await call('cart.setCartItem', item, { timeoutMs });
    if (!error || error.status === 404 || error.status === 422) synced?.set(line.variantId, state);
  }
  for (const variantId of [...(synced?.keys() ?? [])]) {
    if (wanted.has(variantId)) continue;
    if (!(await call('cart.removeCartItem', { variantId }, { timeoutMs })).error) synced?.delete(variantId);
  }
  storeSynced();
}

function listen(): void {
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(() => synced && void enqueue(push), debounceMs);
  };
  stopListening();
  stopListening = subscribe(tell);
  // What was changed while the account's cart was on its way, or on a page that was left at once.
  tell();
}

/**
 * Call it when somebody has signed in, and at the start while they are: the browser's cart becomes a copy of the account's and follows it.
 * Where the shop cannot be reached the browser goes on keeping its own, and the next page tries again.
 * @returns what of the visitor's cart there was not enough of
 */
export async function syncWithAccount(userId: string): Promise<Capped> {
  return enqueue(() =>
    // Tabs that start together put a visitor's cart into the account once.
    withTabLock('karigari-cart', async () => {
      if (localStorage.getItem(ownerKey) !== userId) {
        const capped = await mergeIntoAccount(userId);
        if (capped) listen();
        return capped ?? [];
      }
      const { answer } = await call('cart.getCart', undefined, { timeoutMs });
      if (!answer) return [];
      adopt(answer.data.items, readSynced());
      listen();
      return [];
    }),
  );
}

/** Call it before somebody signs out: what was changed last is in the account once it resolves, or was tried. */
export async function flushToAccount(): Promise<void> {
  clearTimeout(timer);
  if (synced) await enqueue(push);
}

/** Call it when somebody has signed out or deleted the account: their cart leaves the browser, in every tab. */
export function detachFromAccount(): void {
  stopListening();
  clearTimeout(timer);
  synced = undefined;
  localStorage.removeItem(syncedKey);
  if (localStorage.getItem(ownerKey) === null) return;
  localStorage.removeItem(ownerKey);
  replaceAll([]);
}
