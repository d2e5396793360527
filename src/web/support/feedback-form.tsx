import { Link } from 'react-router';
import { textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { SupportFormProps } from './form-props.ts';
import { useHelpMessages } from './messages.ts';
import { SenderFields } from './sender-fields.tsx';

export function FeedbackForm(props: SupportFormProps) {
  const language = useLanguage();
  const t = useMessages().support;
  const { feedback: short } = useHelpMessages();
  return (
    <FormFrame
      {...props}
      after={
        <p className="border-line border-t pt-4 text-muted">
          {short.short}{' '}
          <Link
            to={links(language).contact({ topic: 'feedback' })}
            onClick={props.onCancel}
            className="text-link inline-flex min-h-11 items-center"
          >
            {short.shortLink}
          </Link>
        </p>
      }
      action={links(language).feedback()}
      draft="feedback"
      words={t.feedback.fields}
      submitLabel={t.feedback.submit}
      busyLabel={t.sending}
    >
      {(field) => (
        <>
          <SenderFields field={field} />
          <TextField field={field('subject')} required autoComplete="off" maxLength={textLimits.subject} />
          <TextField field={field('message')} required rows={5} maxLength={textLimits.message} />
        </>
      )}
    </FormFrame>
  );
}
