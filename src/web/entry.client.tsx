import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './messages.tsx';

// The words of this page's language are there before React starts, so that the first render equals the server's.
await loadMessages(document.documentElement.lang === 'hi' ? 'hi' : 'en');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
