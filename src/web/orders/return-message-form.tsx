import { useState } from 'react';
import type { ReturnView } from '#modules/returns/contract.ts';
import { showToast } from '#ui/toast-queue.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { useOrderMessages } from './messages.ts';

interface ReturnMessageFormProps {
  shown: ReturnView;
  action: string;
  /** Another one for each message; a lost answer is asked for again under the same. */
  messageKey: string;
  state: FormState | undefined;
  onSuccess: () => void;
}

/** A line to the seller about a return. It works without scripts. */
export function ReturnMessageForm({ shown, action, messageKey, state, onSuccess }: ReturnMessageFormProps) {
  const t = useOrderMessages();
  const [sent, setSent] = useState(0);
  return (
    <details className="mt-4 print:hidden" open={state !== undefined}>
      <summary className="target inline-flex cursor-pointer items-center font-semibold text-link">{t.write}</summary>
      <div className="mt-3">
        <FormFrame<'text'>
          key={sent}
          action={action}
          idempotencyKey={`${messageKey}-${sent}`}
          draft={`return-${shown._id}`}
          words={{ text: t.returnPage.message }}
          state={state}
          submitLabel={t.writeSend}
          busyLabel={t.writeBusy}
          onSuccess={() => {
            setSent((count) => count + 1);
            showToast({ text: t.written, subject: shown._id });
            onSuccess();
          }}
        >
          {(field) => (
            <>
              <input type="hidden" name="return" value={shown._id} />
              <input type="hidden" name="act" value="write" />
              <TextField field={field('text')} required rows={3} maxLength={2000} />
            </>
          )}
        </FormFrame>
      </div>
    </details>
  );
}
