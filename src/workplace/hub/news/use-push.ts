import { useEffect, useState } from 'react';

/** States of this browser. `asking`: its question stands; `failed`: it cannot reach its push service. */
export type PushState = 'unknown' | 'unsupported' | 'refused' | 'off' | 'on' | 'asking' | 'failed';

/** Keys of the browser, as the API takes them. */
export interface BrowserKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const workerPath = '/hub/push-worker.js';
/** The pages of the hub in English; the worker controls none, and opens those of both languages. */
const scope = '/hub/';

/** Milliseconds after which a push service that says nothing counts as out of reach. */
const silentMs = 20_000;

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Registers the worker and waits until it can take messages: the page itself may lie outside its scope. */
async function openWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerPath, { scope });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
    });
  return registration;
}

/** Tells whether a subscription was made with a key, base64url. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '') === key;
}

const findSubscription = async () => (await navigator.serviceWorker.getRegistration(scope))?.pushManager.getSubscription();

async function subscribe(key: string): Promise<BrowserKeys> {
  const { pushManager } = await openWorker();
  const before = await pushManager.getSubscription();
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  const { endpoint = '', keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends a wait for the push service, which the browser itself does not. */
function whileHeard<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the push service is silent')), silentMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function readState(key: string, isOn: boolean): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  const found = await findSubscription();
  // It is off, too, where the browser has forgotten it, or knows another key.
  return isOn && Notification.permission === 'granted' && found && isOfKey(found, key) ? 'on' : 'off';
}

/**
 * Follows whether push messages come to this browser. It asks for the permission only when `turnOn` is
 * called: by a tap.
 * @param key the public key of the installation
 * @param isOn the server sends messages to this session
 */
export function usePush(key: string, isOn: boolean): { state: PushState; turnOn: () => Promise<BrowserKeys | undefined> } {
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    readState(key, isOn).then(setState, () => setState('unsupported'));
  }, [key, isOn]);
  const turnOn = async () => {
    setState('asking');
    try {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') return await whileHeard(subscribe(key));
      setState(permission === 'denied' ? 'refused' : 'off');
    } catch {
      setState('failed');
    }
    return undefined;
  };
  return { state, turnOn };
}
