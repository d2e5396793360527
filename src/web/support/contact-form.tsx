import type { Contact } from '#modules/support/contract.ts';
import { textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useHelpMessages } from './messages.ts';
import { Honeypot } from './sender-fields.tsx';

interface ContactFormProps {
  page: string;
  /** Chosen by the link that led here. */
  topic: string | undefined;
  /** Product that it is about. */
  about: string | undefined;
  state: FormState | undefined;
  onSuccess: (answer: { message: string; reference: string }) => void;
}

const order: readonly Contact['topic'][] = ['order', 'return', 'payment', 'product', 'feedback', 'other'];

/** A message to the shop. */
export function ContactForm({ page, topic, about, state, onSuccess }: ContactFormProps) {
  const t = useHelpMessages().contact;
  return (
    <FormFrame
      action={page}
      draft="contact"
      words={t.fields}
      defaults={{ topic: order.find((each) => each === topic) ?? (about ? 'product' : 'order') }}
      state={state}
      submitLabel={t.submit}
      busyLabel={t.busy}
      onSuccess={onSuccess}
    >
      {(field) => (
        <>
          {about && <input type="hidden" name="about" value={about} />}
          <SelectField field={field('topic')} required options={order.map((value) => ({ value, label: t.topics[value] }))} />
          <TextField field={field('orderNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={12} />
          <TextField field={field('email')} type="email" inputMode="email" autoComplete="email" maxLength={textLimits.email} />
          <TextField field={field('message')} required rows={6} maxLength={textLimits.message} />
          <Honeypot />
        </>
      )}
    </FormFrame>
  );
}
