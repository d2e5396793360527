import { redirect, useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { submitTo } from '../forms/submit-to.ts';
import { languageOf, links } from '../links.ts';
import { messagesOf, useLanguage, useMessages } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { FeedbackForm } from '../support/feedback-form.tsx';
import { SentMessage } from '../support/sent-message.tsx';
import type { Route } from './+types/feedback';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const refused = await submitTo(context.get(apiContext).support.submitFeedback, await request.formData(), { language });
  return refused ?? redirect(`${links(language).feedback()}?sent`, 303);
}

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
  const onSent = () => {
    showToast({ text: t.sent, subject: 'feedback' });
    void navigate(`${path}?sent`, { replace: true });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {query.has('sent') ? (
        <SentMessage title={t.sent} text={t.thanks} draft="feedback" />
      ) : (
        <FeedbackForm state={actionData} onSent={onSent} />
      )}
    </FormPage>
  );
}
