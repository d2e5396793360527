type Report = (error: unknown) => void;

/** What happened before anyone could be told, the first few alone: what follows is mostly the consequence. */
let buffer: unknown[] = [];
const maxBuffered = 20;
let report: Report | undefined;
let isDiscarding = false;

const onError = (event: ErrorEvent) => captureError(event.error ?? new Error(event.message));
const onRejection = (event: PromiseRejectionEvent) => captureError(event.reason);

/** An error of a page. It waits in memory until error reports run, and never leaves if the visitor does not agree. */
export function captureError(error: unknown): void {
  if (isDiscarding) return;
  if (report) report(error);
  else if (buffer.length < maxBuffered) buffer.push(error);
}

/** From now on uncaught errors and unhandled rejections are kept. */
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

/** Error reports run now and hear uncaught errors themselves: they get what was kept, and what `noteError` is told. */
export function flushErrorsTo(to: Report): void {
  isDiscarding = false;
  report = to;
  for (const error of stopListening()) to(error);
}

/** Nobody will ever be told. */
export function discardErrors(): void {
  isDiscarding = true;
  report = undefined;
  stopListening();
}
