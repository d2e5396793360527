import { useNavigate, useSearchParams } from 'react-router';
import { textLimits } from '#shared/text-limits.ts';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { ProductRequestForm } from '../support/product-request-form.tsx';
import { referenceOf } from '../support/reference.tsx';
import { SentMessage } from '../support/sent-message.tsx';
import type { Route } from './+types/product-request';

export const headers = () => ({ 'Cache-Control': 'public' });

const termOf = (query: URLSearchParams) => (query.get('product') ?? '').trim().slice(0, textLimits.searchTerm);

export const action = formAction(
  ({ api, form, language, url }: FormArgs<'product', 'email' | 'homepage'>) =>
    api.support.requestProduct({ ...form, language, searchTerm: termOf(url.searchParams) || undefined }),
  { done: ({ answer, to }) => `${to.requestProduct()}?sent=${answer.reference}` },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).support.request;
  return [
    ...pageMeta({ language, path: links(language).requestProduct(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/**
 * The request dialog of a search without results, as a page for browsers without scripts; `?product=` has the
 * term.
 */
export default function ProductRequestPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().support.request;
  const path = links(useLanguage()).requestProduct();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const term = termOf(query);
  const onSuccess = ({ reference }: AnswerOf<typeof action>) => void navigate(`${path}?sent=${reference}`, { replace: true });
  return (
    <FormPage title={t.title} intro={t.intro}>
      {query.has('sent') ? (
        <SentMessage title={t.sent} text={t.thanks} draft={`request-product:${term}`} reference={referenceOf(query)} />
      ) : (
        <ProductRequestForm term={term} state={actionData} onSuccess={onSuccess} />
      )}
    </FormPage>
  );
}
