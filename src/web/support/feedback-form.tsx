import { textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { SupportFormProps } from './form-props.ts';
import { SenderFields } from './sender-fields.tsx';

export function FeedbackForm(props: SupportFormProps) {
  const language = useLanguage();
  const t = useMessages().support;
  return (
    <FormFrame
      {...props}
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
