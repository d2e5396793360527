import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { stateOf } from './proof-steps.tsx';

interface ButtonProps {
  act: string;
  hidden?: Readonly<Record<string, string>>;
  label: string;
  /** Names what it acts on, for those who hear the button alone. */
  about?: string;
  state: FormState | undefined;
  failures: Readonly<Record<string, string>>;
}

/**
 * A form that is a button alone.
 * @param props `act`: the hidden field that tells it from others of the page
 */
export function OneButton({ act, hidden, label, about, state, failures }: ButtonProps) {
  const busyLabel = useHubMessages().shop.busy;
  const own = stateOf(state, act);
  return (
    <WorkForm
      fields={[]}
      hidden={{ ...hidden, act }}
      state={own}
      failures={failures}
      submitLabel={about === undefined ? label : <Labelled label={label} about={about} />}
      busyLabel={busyLabel}
      kind="line"
    />
  );
}

const Labelled = ({ label, about }: { label: string; about: string }) => (
  <>
    {label}
    <span className="sr-only"> {about}</span>
  </>
);
