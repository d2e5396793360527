/**
 * A sign-up that waits for its code, stored for this tab, so that a reload loses neither the dialog nor the
 * countdown.
 */
interface PendingSignup {
  email: string;
  /** Epoch milliseconds from which on another code may be sent. */
  resendAt: number;
  /** Epoch milliseconds at which the code has run out. */
  endsAt: number;
  /** The dialog was open last. */
  isOpen: boolean;
}

const storageKey = 'karigari-signup';
const codeTtlMs = 10 * 60_000;
export const resendDelayMs = 30_000;

export function readPendingSignup(now = Date.now()): PendingSignup | undefined {
  try {
    const pending = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingSignup | null;
    return typeof pending?.email === 'string' && pending.endsAt > now ? pending : undefined;
  } catch {
    return undefined;
  }
}

function write(pending: PendingSignup | undefined): void {
  try {
    if (pending) sessionStorage.setItem(storageKey, JSON.stringify(pending));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The dialog knows it as long as it is open.
  }
}

/** A code was sent just now, or may be sent again in `pauseMs`. */
export function savePendingSignup(email: string, pauseMs = resendDelayMs): void {
  const now = Date.now();
  write({ email, resendAt: now + pauseMs, endsAt: now + codeTtlMs, isOpen: true });
}

export function setVerifyDialogOpen(isOpen: boolean): void {
  const pending = readPendingSignup();
  if (pending) write({ ...pending, isOpen });
}

export const clearPendingSignup = () => write(undefined);
