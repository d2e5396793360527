import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { SellerForm } from '../support/seller-form.tsx';
import type { SenderField } from '../support/sender-fields.tsx';
import { SentMessage } from '../support/sent-message.tsx';
import type { Route } from './+types/become-a-seller';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(
  ({ api, form, language }: FormArgs<SenderField | 'businessName' | 'description'>) =>
    api.support.submitSellerRequest({ ...form, language }),
  { done: ({ to }) => `${to.becomeASeller()}?sent` },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).support.seller;
  return pageMeta({ language, path: links(language).becomeASeller(), title, description: metaDescription, settings: settingsOf(matches) });
};

/** The form that the footer opens in a dialog, as a page for browsers without scripts. */
export default function BecomeASellerPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().support.seller;
  const path = links(useLanguage()).becomeASeller();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const onSuccess = () => {
    showToast({ text: t.sent, subject: 'seller-request' });
    void navigate(`${path}?sent`, { replace: true });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {query.has('sent') ? (
        <SentMessage title={t.sent} text={t.thanks} draft="seller-request" />
      ) : (
        <SellerForm state={actionData} onSuccess={onSuccess} />
      )}
    </FormPage>
  );
}
