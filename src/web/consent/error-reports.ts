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

/** Blocks the transport after the stop, because a stopped replay still sends its recording. */
let open = true;

const gatedTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => (open ? transport.send(envelope) : Promise.resolve({})) };
};

/**
 * Starts error reports, tracing and session replay. The library itself refuses to start inside a browser
 * extension.
 */
export function startErrorReports(dsn: string): void {
  open = true;
  init({
    ...sentryOptions(dsn, [location.origin]),
    transport: gatedTransport,
    integrations: [
      linkedErrorsIntegration({ limit: linkedErrors }),
      browserTracingIntegration(),
      // Masks texts and blocks pictures: a replay shows actions, not what was read or typed. It lasts as long
      // as the page and stores nothing in the browser.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, stickySession: false }),
    ],
  });
  flushErrorsTo((error) => captureException(error));
}

/** Stops the replay and closes the service; queued events are dropped. */
export async function stopErrorReports(): Promise<void> {
  open = false;
  await getReplay()?.stop();
  await getClient()?.close(0);
}
