import type { Language } from '#shared/localized.ts';

/**
 * Addresses of the workplace's pages, and those of the shop that its pages lead to. The latter belong to
 * another build: plain `<a>`.
 */
export function links(language: Language) {
  const at = (path: string) => (language === 'hi' ? `/hi${path}` : path);
  return {
    hub: () => at('/hub'),
    console: () => at('/console'),
    shop: () => (language === 'hi' ? '/hi' : '/'),
    /** @param next the path to come back to */
    login: (next: string) => at(`/login?next=${encodeURIComponent(next)}`),
    logout: () => at('/logout'),
    security: () => at('/account/security'),
    authenticator: () => at('/account/authenticator'),
  };
}
