import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { contract } from '#contract.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** The API as a typed client: in process for loaders. */
export type Api = ContractRouterClient<typeof contract>;

/** The API for loaders. Set in `server.ts`, inside the same module graph as the routes. */
export const apiContext = createContext<Api>();

/** Whether a call of a page failed with this code. */
export const isApiError = (error: unknown, code: ErrorCode): boolean => error instanceof Response && 'code' in error && error.code === code;
