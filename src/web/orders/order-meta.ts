import type { MetaDescriptor } from 'react-router';
import type { Language } from '#shared/localized.ts';
import { languageOf } from '../links.ts';
import type { OrderMessages } from '../messages/en/orders.ts';
import { pageMeta, settingsOf } from '../seo.ts';
import { orderMessagesOf } from './messages.ts';

interface MetaArgs {
  matches: Parameters<typeof settingsOf>[0];
  location: { pathname: string };
  params: { number?: string };
}

/** The `meta` of a page about an order. */
export const orderMeta =
  (titleOf: (t: OrderMessages, number: string, language: Language) => string) =>
  ({ matches, location, params }: MetaArgs): MetaDescriptor[] => {
    const language = languageOf(location.pathname);
    const t = orderMessagesOf(language);
    const settings = settingsOf(matches);
    return [
      ...pageMeta({
        language,
        path: location.pathname,
        title: titleOf(t, params.number ?? '', language),
        description: t.metaDescription,
        settings,
      }),
      { name: 'robots', content: 'noindex' },
    ];
  };

/** Headers of a private page: no cache stores it. */
export const privateHeaders = () => ({ 'Cache-Control': 'private, no-store' });
