import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useRootData } from '../settings.ts';
import { useHelpMessages } from '../support/messages.ts';
import { referenceOf } from '../support/reference.tsx';
import { SellerForm } from '../support/seller-form.tsx';
import { SellerTermsCard } from '../support/seller-terms-card.tsx';
import type { SenderField } from '../support/sender-fields.tsx';
import { SentMessage } from '../support/sent-message.tsx';
import type { Route } from './+types/become-a-seller';

export const headers = () => ({ 'Cache-Control': 'public' });

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).support.getSellerTerms();

export const action = formAction(
  ({ api, form, language }: FormArgs<SenderField | 'businessName' | 'description'>) =>
    api.support.submitSellerRequest({ ...form, language }),
  { done: ({ answer, to }) => `${to.becomeASeller()}?sent=${answer.reference}` },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).support.seller;
  return pageMeta({ language, path: links(language).becomeASeller(), title, description: metaDescription, settings: settingsOf(matches) });
};

/** Costs and requirements of selling, then the form that the footer opens in a dialog. */
export default function BecomeASellerPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().support.seller;
  const help = useHelpMessages();
  const path = links(language).becomeASeller();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const answerDays = useRootData()?.settings.contact.answerDays ?? 2;
  const onSuccess = ({ reference }: AnswerOf<typeof action>) => {
    showToast({ text: t.sent, subject: 'seller-request' });
    void navigate(`${path}?sent=${reference}`, { replace: true });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {query.has('sent') ? (
        <SentMessage title={t.sent} text={help.sell.sent(answerDays)} draft="seller-request" reference={referenceOf(query)} />
      ) : (
        <>
          <SellerTermsCard terms={loaderData} answerDays={answerDays} />
          <h2 className="mt-10 mb-4 text-2xl">{help.sell.formTitle}</h2>
          <SellerForm state={actionData} onSuccess={onSuccess} />
        </>
      )}
    </FormPage>
  );
}
