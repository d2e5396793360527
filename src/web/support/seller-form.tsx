import { textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { SupportFormProps } from './form-props.ts';
import { SenderFields } from './sender-fields.tsx';

export function SellerForm(props: SupportFormProps) {
  const language = useLanguage();
  const t = useMessages().support;
  return (
    <FormFrame
      {...props}
      action={links(language).becomeASeller()}
      draft="seller-request"
      words={t.seller.fields}
      submitLabel={t.seller.submit}
      busyLabel={t.sending}
    >
      {(field) => (
        <>
          <SenderFields field={field} />
          <TextField field={field('businessName')} required autoComplete="organization" maxLength={textLimits.businessName} />
          <TextField field={field('description')} required rows={5} maxLength={textLimits.description} />
        </>
      )}
    </FormFrame>
  );
}
