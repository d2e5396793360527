import type { NodeClient, Scope } from '@sentry/node';
import { redactData } from '#shared/redact.ts';

/** What is known of a fault beside the error. */
export interface ErrorContext {
  /** What the log says. */
  message: string;
  requestId?: string | undefined;
  fatal?: boolean;
}

export interface ErrorReports {
  /** Sends in the background; a service that cannot be reached changes nothing for the shop. */
  report(error: Error, context: ErrorContext): void;
  /** Waits until what was reported has left, a few seconds at most. */
  flush(): Promise<void>;
}

const flushTimeoutMs = 3_000;
/** Faults of one minute that are reported: a storm of them says no more than its beginning. */
const maxReportsPerMinute = 60;

/**
 * Reports faults to a service that speaks Sentry's protocol. The library is loaded with the first fault, so a
 * healthy process neither waits for it nor carries it, and without its automatic instrumentation, so it
 * changes nothing of how the process runs. What leaves is the error with its causes and the id of the
 * request: no address, no body, no cookie, no person.
 */
export function createErrorReports(dsn: string, about: { environment: string; release: string }): ErrorReports {
  let opening: Promise<{ client: NodeClient; scope: Scope }> | undefined;
  let minute = 0;
  let count = 0;
  const isTooMany = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    return ++count > maxReportsPerMinute;
  };
  return {
    report(error, { message, requestId, fatal }) {
      if (isTooMany()) return;
      opening ??= openClient(dsn, about);
      opening.then(
        ({ scope }) => {
          const own = scope.clone();
          own.setLevel(fatal ? 'fatal' : 'error');
          own.setTag('log', message);
          if (requestId) own.setTag('request_id', requestId);
          own.captureException(error);
        },
        () => {
          opening = undefined;
        },
      );
    },
    async flush() {
      const opened = await opening?.catch(() => undefined);
      await opened?.client.flush(flushTimeoutMs);
    },
  };
}

async function openClient(dsn: string, about: { environment: string; release: string }) {
  const { NodeClient, Scope, dedupeIntegration, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } = await import(
    '@sentry/node'
  );
  const client = new NodeClient({
    ...about,
    dsn,
    integrations: [linkedErrorsIntegration({ limit: 5 }), dedupeIntegration()],
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event) => {
      const { request: _, user: __, breadcrumbs: ___, ...rest } = event;
      for (const exception of rest.exception?.values ?? []) {
        // A failed query is told without the values that were in it.
        if (exception.value) exception.value = exception.value.replace(/\n\s*params:[\s\S]*$/i, '');
      }
      return redactData(rest);
    },
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  return { client, scope };
}
