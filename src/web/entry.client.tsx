import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { bufferEarlyErrors, captureError } from './consent/early-errors.ts';
import { loadMessages } from './messages.tsx';

// Who goes on before a page has faded in ends the fading; the router leaves that answer of the browser to nobody, and it is no fault.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name !== 'AbortError' || !String(event.reason.message).includes('Transition was skipped')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});
bufferEarlyErrors();

// The words of this page's language are there before React starts, so that the first render equals the server's.
await loadMessages(document.documentElement.lang === 'hi' ? 'hi' : 'en');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => isRouteErrorResponse(error) || captureError(error)} />
    </StrictMode>,
  );
});
