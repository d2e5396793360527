import { type MetaDescriptor, redirect } from 'react-router';
import { languageOf, links } from '../links.ts';
import type { AccountMessages } from '../messages/en/account.ts';
import { pageMeta, settingsOf } from '../seo.ts';
import { accountMessagesOf } from './messages.ts';

/** Headers of a private page: no cache stores it. */
export const personalHeaders = () => ({ 'Cache-Control': 'private, no-store' });

/** Loads data of the signed-in user; a visitor is sent to sign in, and back. */
export async function loadForUser<T>(url: URL, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 401) throw error;
    throw redirect(links(languageOf(url.pathname)).login(url.pathname));
  }
}

interface MetaArgs {
  matches: Parameters<typeof settingsOf>[0];
  location: { pathname: string };
}

/** The `meta` of a page of the account. */
export const personalMeta =
  (titleOf: (t: AccountMessages) => string) =>
  ({ matches, location }: MetaArgs): MetaDescriptor[] => {
    const language = languageOf(location.pathname);
    const t = accountMessagesOf(language);
    return [
      ...pageMeta({
        language,
        path: location.pathname,
        title: titleOf(t),
        description: t.metaDescription,
        settings: settingsOf(matches),
      }),
      { name: 'robots', content: 'noindex' },
    ];
  };
