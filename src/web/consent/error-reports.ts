import {
  browserTracingIntegration,
  captureException,
  getClient,
  getReplay,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react';
import { flushErrorsTo } from './early-errors.ts';
import { linkedErrors, sentryOptions } from './sentry-options.ts';

/** The last gate: a replay that is stopped would still send what it has recorded. */
let open = true;

const gatedTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => (open ? transport.send(envelope) : Promise.resolve({})) };
};

/** Starts error reports, tracing and session replay. The library itself refuses to start inside a browser extension. */
export function startErrorReports(dsn: string): void {
  open = true;
  init({
    ...sentryOptions(dsn, [location.origin]),
    transport: gatedTransport,
    integrations: [
      linkedErrorsIntegration({ limit: linkedErrors }),
      browserTracingIntegration(),
      // Words are masked and pictures are left out: a replay shows what was done, not what was read or typed. It lasts as long as the
      // page and keeps nothing in the browser.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, stickySession: false }),
    ],
  });
  flushErrorsTo((error) => captureException(error));
}

/** Stops the replay and closes the service; what is still waiting to be sent is dropped. */
export async function stopErrorReports(): Promise<void> {
  open = false;
  await getReplay()?.stop();
  await getClient()?.close(0);
}
