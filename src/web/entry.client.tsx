import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { keepEarlyErrors, noteError } from './consent/early-errors.ts';
import { loadMessages } from './messages.tsx';

keepEarlyErrors();

// The words of this page's language are there before React starts, so that the first render equals the server's.
await loadMessages(document.documentElement.lang === 'hi' ? 'hi' : 'en');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => isRouteErrorResponse(error) || noteError(error)} />
    </StrictMode>,
  );
});
