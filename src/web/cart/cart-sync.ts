import type { CartItem } from '#modules/cart/contract.ts';
import { type Answer, call } from '../browser-api.ts';
import { createQueue } from '../storage/create-queue.ts';
import { parseList } from '../storage/persistent-store.ts';
import { withTabLock } from '../storage/with-tab-lock.ts';
import { add, type CartLine, loadAll, replaceAll, subscribe } from './cart-store.ts';

/** Id of the account whose cart the browser copies; absent for a guest's cart. */
const ownerKey = 'karigari-cart-of';
/**
 * The merge in progress: repeated with the same idempotency key until it is answered, so that it counts once.
 */
const pendingMergeKey = 'karigari-cart-joining';
/** Variants and states last known of the account; lines that differ were changed here and not sent yet. */
const syncedKey = 'karigari-cart-synced';
/** Milliseconds in which changes are sent together. */
const debounceMs = 300;

interface PendingMerge {
  userId: string;
  idempotencyKey: string;
  items: CartLine[];
}

/** Lines capped by stock. */
type Capped = Answer<'cart.mergeCart'>['data']['capped'];

/** States last known of the account, by variant; undefined without an account. */
let synced: Map<string, string> | undefined;
let stopListening = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

const timeoutMs = 15_000;
const enqueue = createQueue();

const stateOf = ({ qty, saved }: { qty: number; saved?: boolean | undefined }) => `${qty} ${saved === true}`;

const storeSynced = () => synced && localStorage.setItem(syncedKey, JSON.stringify([...synced]));

/**
 * Replaces the cart by the account's items, except lines changed here since `before`, which are still to be
 * sent.
 */
function adopt(items: readonly CartItem[], before?: ReadonlyMap<string, string>): void {
  const own = new Map(loadAll().map((line) => [line.variantId, line]));
  const isChanged = (variantId: string) => {
    const line = own.get(variantId);
    return before !== undefined && before.get(variantId) !== (line && stateOf(line));
  };
  synced = new Map(items.map((item) => [item.variantId, stateOf(item)]));
  storeSynced();
  const accountLines = items.flatMap(({ variantId, productId, qty, saved }): CartLine[] => {
    if (!isChanged(variantId)) return [{ variantId, productId, qty, ...(saved ? { saved } : {}) }];
    const line = own.get(variantId);
    return line ? [line] : [];
  });
  replaceAll([...accountLines, ...[...own.values()].filter(({ variantId }) => isChanged(variantId) && !synced?.has(variantId))]);
}

/** States last known of the account, as stored; undefined before the first sync. */
function readSynced(): Map<string, string> | undefined {
  const text = localStorage.getItem(syncedKey);
  return text === null ? undefined : new Map(parseList(text) as [string, string][]);
}

/**
 * Merges the guest cart into the account's cart.
 * @returns lines capped by stock; undefined where the shop was unreachable
 */
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

/** Sends changed lines to the account. */
async function push(): Promise<void> {
  const lines = loadAll();
  const current = new Map(lines.map((line) => [line.variantId, stateOf(line)]));
  for (const line of lines) {
    const state = stateOf(line);
    if (synced?.get(line.variantId) === state) continue;
    const item = { variantId: line.variantId, qty: line.qty, saved: line.saved === true };
    const { error } = await call('cart.setCartItem', item, { timeoutMs });
    if (!error || error.status === 404 || error.status === 422) synced?.set(line.variantId, state);
  }
  for (const variantId of [...(synced?.keys() ?? [])]) {
    if (current.has(variantId)) continue;
    if (!(await call('cart.removeCartItem', { variantId }, { timeoutMs })).error) synced?.delete(variantId);
  }
  storeSynced();
}

function listen(): void {
  const schedulePush = () => {
    clearTimeout(timer);
    timer = setTimeout(() => synced && void enqueue(push), debounceMs);
  };
  stopListening();
  stopListening = subscribe(schedulePush);
  // Sends changes made while the account's cart was loading, or on a page that was left at once.
  schedulePush();
}

/**
 * Makes the browser's cart a copy of the account's and keeps both in sync; call it after signing in and at
 * the start of a session. Where the shop is unreachable the browser keeps its own cart and the next page
 * tries again.
 * @returns lines of the guest cart capped by stock
 */
export async function syncWithAccount(userId: string): Promise<Capped> {
  return enqueue(() =>
    // Tabs that start together merge the guest cart once.
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

/** Sends pending changes before signing out. Resolves also where the shop is unreachable. */
export async function flushToAccount(): Promise<void> {
  clearTimeout(timer);
  if (synced) await enqueue(push);
}

/** Removes the account's cart from the browser, in every tab, after signing out or deleting the account. */
export function detachFromAccount(): void {
  stopListening();
  clearTimeout(timer);
  synced = undefined;
  localStorage.removeItem(syncedKey);
  if (localStorage.getItem(ownerKey) === null) return;
  localStorage.removeItem(ownerKey);
  replaceAll([]);
}
