import { createContext } from 'react';

/** Marks the inline scripts of one server render; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
