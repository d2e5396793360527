import { acceptsHtml } from './form-request.ts';
import { pathOf } from './request-variables.ts';

/** Tells whether a program asks, which gets errors as JSON, or a person who opens a page. */
export type IsApiRequest = (request: Request) => boolean;

/** @param aliases paths without the API's prefix that are calls as well as pages */
export function createIsApiRequest(aliases: ReadonlySet<string>): IsApiRequest {
  return (request) => {
    const path = pathOf(request.url);
    if (aliases.has(path.replace(/\/$/, ''))) return !acceptsHtml(request);
    return path.startsWith('/api/') || path === '/api' || path.startsWith('/media/');
  };
}
