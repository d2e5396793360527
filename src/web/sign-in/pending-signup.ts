/** A sign-up that waits for its code, kept for this tab, so that loading the page anew loses neither the dialog nor the countdown. */
interface PendingSignup {
  email: string;
  /** Epoch milliseconds from which on another code may be sent. */
  resendAt: number;
  /** Epoch milliseconds at which the code has run out. */
  endsAt: number;
  /** The dialog was open last. */
  isOpen: boolean;
}

const key = 'karigari-signup';
const codeLifeMs = 10 * 60_000;
export const resendPauseMs = 30_000;

export function readPending(now = Date.now()): PendingSignup | undefined {
  try {
    const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSignup | null;
    return typeof pending?.email === 'string' && pending.endsAt > now ? pending : undefined;
  } catch {
    return undefined;
  }
}

function write(pending: PendingSignup | undefined): void {
  try {
    if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
    else sessionStorage.removeItem(key);
  } catch {
    // The dialog knows it as long as it is open.
  }
}

/** A code was sent just now, or may be sent again in `pauseMs`. */
export function notePending(email: string, pauseMs = resendPauseMs): void {
  const now = Date.now();
  write({ email, resendAt: now + pauseMs, endsAt: now + codeLifeMs, isOpen: true });
}

export function setPendingOpen(isOpen: boolean): void {
  const pending = readPending();
  if (pending) write({ ...pending, isOpen });
}

export const dropPending = () => write(undefined);
