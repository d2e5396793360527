import type { FaqGroup } from '#modules/content/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import type { JsonLd } from '../product/json-ld.ts';

/** https://schema.org/FAQPage */
export function faqJsonLd(groups: readonly FaqGroup[], language: Language): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups.flatMap((group) =>
      group.entries.map((entry) => ({
        '@type': 'Question',
        name: inLanguage(entry.question, language),
        acceptedAnswer: { '@type': 'Answer', text: inLanguage(entry.html, language) },
      })),
    ),
  };
}
