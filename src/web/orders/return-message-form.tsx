import { useRef, useState } from 'react';
import type { ReturnView } from '#modules/returns/contract.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { callApi } from '../forms/send-form.ts';
import { TextField } from '../forms/text-field.tsx';
import { showToast } from '../ui/toast-queue.ts';
import { useOrderMessages } from './messages.ts';

interface ReturnMessageFormProps {
  shown: ReturnView;
  action: string;
  onSent: () => void;
}

/** A line to the seller about a return. */
export function ReturnMessageForm({ shown, action, onSent }: ReturnMessageFormProps) {
  const t = useOrderMessages();
  const key = useRef<string>(undefined);
  const [sent, setSent] = useState(0);
  const send = (values: Record<string, string>) => {
    // A lost answer is asked for again under the same key.
    key.current ??= crypto.randomUUID();
    const body = { idempotencyKey: key.current, text: values.text };
    return callApi('POST', `/orders/${shown.orderNumber}/returns/${shown._id}/messages`, body, values);
  };
  return (
    <details data-needs-script className="mt-4">
      <summary className="target inline-flex cursor-pointer items-center font-semibold text-link">{t.write}</summary>
      <div className="mt-3">
        <FormFrame<'text'>
          key={sent}
          call={send}
          action={action}
          draft={`return-${shown._id}`}
          words={{ text: t.returnPage.message }}
          submitLabel={t.writeSend}
          busyLabel={t.writeBusy}
          onSent={() => {
            key.current = undefined;
            setSent((count) => count + 1);
            showToast({ text: t.written, subject: shown._id });
            onSent();
          }}
        >
          {(field) => <TextField field={field('text')} required rows={3} maxLength={2000} />}
        </FormFrame>
      </div>
    </details>
  );
}
