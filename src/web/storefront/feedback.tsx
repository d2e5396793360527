import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { FeedbackForm } from '../support/feedback-form.tsx';
import { referenceOf } from '../support/reference.tsx';
import type { SenderField } from '../support/sender-fields.tsx';
import { SentMessage } from '../support/sent-message.tsx';
import type { Route } from './+types/feedback';

export const headers = () => ({ 'Cache-Control': 'public' });

export const action = formAction(
  ({ api, form, language }: FormArgs<SenderField | 'subject' | 'message'>) => api.support.submitFeedback({ ...form, language }),
  { done: ({ answer, to }) => `${to.feedback()}?sent=${answer.reference}` },
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const { title, metaDescription } = messagesOf(language).support.feedback;
  return [
    ...pageMeta({ language, path: links(language).feedback(), title, description: metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** The form that the footer opens in a dialog, as a page for browsers without scripts. */
export default function FeedbackPage({ actionData }: Route.ComponentProps) {
  const t = useMessages().support.feedback;
  const path = links(useLanguage()).feedback();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const onSuccess = ({ reference }: AnswerOf<typeof action>) => {
    showToast({ text: t.sent, subject: 'feedback' });
    void navigate(`${path}?sent=${reference}`, { replace: true });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {query.has('sent') ? (
        <SentMessage title={t.sent} text={t.thanks} draft="feedback" reference={referenceOf(query)} />
      ) : (
        <FeedbackForm state={actionData} onSuccess={onSuccess} />
      )}
    </FormPage>
  );
}
