import type { OrderHelp } from '#modules/support/contract.ts';
import { textLimits } from '#shared/text-limits.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { useHelpMessages } from '../support/messages.ts';

interface HelpFormProps {
  page: string;
  parcelId: string;
  topics: readonly OrderHelp['topic'][];
  state: FormState | undefined;
  onSuccess: (answer: { message: string; reference: string }) => void;
}

/** A question about a parcel to its seller and the shop. */
export function HelpForm({ page, parcelId, topics, state, onSuccess }: HelpFormProps) {
  const { order: t } = useHelpMessages();
  const chosen = state?.values.topic ?? topics[0];
  return (
    <FormFrame
      action={page}
      draft={`help-${parcelId}`}
      words={{ message: t.message }}
      state={state}
      submitLabel={t.submit}
      busyLabel={t.busy}
      failures={t.failures}
      onSuccess={onSuccess}
    >
      {(field) => (
        <>
          <input type="hidden" name="parcel" value={parcelId} />
          <fieldset>
            <legend className="mb-2 font-semibold">{t.topic}</legend>
            {topics.map((topic) => (
              <label key={topic} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="topic"
                  value={topic}
                  defaultChecked={topic === chosen}
                  className="size-5 shrink-0 accent-indigo"
                />
                {t.topics[topic]}
              </label>
            ))}
          </fieldset>
          <TextField field={field('message')} rows={5} maxLength={textLimits.message} />
        </>
      )}
    </FormFrame>
  );
}
