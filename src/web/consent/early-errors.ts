type Report = (error: unknown) => void;

/** What happened before anyone could be told, the first few alone: what follows is mostly the consequence. */
let kept: unknown[] = [];
const most = 20;
let report: Report | undefined;
let deaf = false;

const onError = (event: ErrorEvent) => noteError(event.error ?? new Error(event.message));
const onRejection = (event: PromiseRejectionEvent) => noteError(event.reason);

/** An error of a page. It waits in memory until error reports run, and never leaves if the visitor does not agree. */
export function noteError(error: unknown): void {
  if (deaf) return;
  if (report) report(error);
  else if (kept.length < most) kept.push(error);
}

/** From now on uncaught errors and unhandled rejections are kept. */
export function keepEarlyErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

function stopListening(): unknown[] {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  const errors = kept;
  kept = [];
  return errors;
}

/** Error reports run now and hear uncaught errors themselves: they get what was kept, and what `noteError` is told. */
export function handOver(to: Report): void {
  deaf = false;
  report = to;
  for (const error of stopListening()) to(error);
}

/** Nobody will ever be told. */
export function forgetErrors(): void {
  deaf = true;
  report = undefined;
  stopListening();
}
