import { createContext } from 'react';

/**
 * Marks the inline scripts of one server render as ours; undefined in the browser, where there is nothing
 * left to mark.
 */
export const NonceContext = createContext<string | undefined>(undefined);
