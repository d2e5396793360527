/**
 * Tells whether the address of a page or of its data belongs to the page build of sellers and operators
 * (`src/workplace`).
 */
export const isWorkplacePath = (path: string): boolean => /^\/(?:hi\/)?(?:hub|console)(?:[/.]|$)/i.test(path);
