type Report = (error: unknown) => void;

/** Errors before error reports run; the first few alone, because later ones are mostly consequences. */
let buffer: unknown[] = [];
const maxBuffered = 20;
let report: Report | undefined;
let isDiscarding = false;

const onError = (event: ErrorEvent) => captureError(event.error ?? new Error(event.message));
const onRejection = (event: PromiseRejectionEvent) => captureError(event.reason);

/**
 * Reports an error, or buffers it in memory until error reports run; without consent it never leaves the
 * browser.
 */
export function captureError(error: unknown): void {
  if (isDiscarding) return;
  if (report) report(error);
  else if (buffer.length < maxBuffered) buffer.push(error);
}

/** Starts to buffer uncaught errors and unhandled rejections. */
export function bufferEarlyErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

function stopListening(): unknown[] {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  const errors = buffer;
  buffer = [];
  return errors;
}

/**
 * Passes buffered and further captured errors to error reports, which observe uncaught errors by themselves.
 */
export function flushErrorsTo(to: Report): void {
  isDiscarding = false;
  report = to;
  for (const error of stopListening()) to(error);
}

/** Drops buffered errors and ignores further ones. */
export function discardErrors(): void {
  isDiscarding = true;
  report = undefined;
  stopListening();
}
