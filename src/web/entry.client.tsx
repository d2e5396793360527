import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { bufferEarlyErrors, captureError } from './consent/early-errors.ts';
import { passPageData } from './hydration/page-data.ts';
import { loadMessages } from './messages.tsx';

// A navigation during a view transition skips it. The router leaves the rejected promise unhandled, which is
// no error.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name !== 'AbortError' || !String(event.reason.message).includes('Transition was skipped')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});
bufferEarlyErrors();
passPageData();

// Loads the messages before React starts, so that the first render equals the server's.
await loadMessages(document.documentElement.lang === 'hi' ? 'hi' : 'en');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => isRouteErrorResponse(error) || captureError(error)} />
    </StrictMode>,
  );
});
