import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { contract } from '#contract.ts';
import type { Localized } from '#shared/localized.ts';

/** The API as a typed client: in process for loaders. */
export type Api = ContractRouterClient<typeof contract>;

/** Settings of the installation that the workplace's pages use. */
export interface WorkplaceSettings {
  brand: Localized;
  supportEmail: string;
}

// All are set in `server.ts`, inside the module graph of this build.
export const apiContext = createContext<Api>();
export const settingsContext = createContext<WorkplaceSettings>();
export const nonceContext = createContext<string>();
/** Takes what went wrong while a page was made. */
export const reportErrorContext = createContext<(error: unknown) => void>();
