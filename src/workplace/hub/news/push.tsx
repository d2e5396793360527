import { useFetcher } from 'react-router';
import type { PushView } from '#modules/push/contract.ts';
import { Button } from '#ui/button.tsx';
import type { FormState } from '../../parts/forms/form-action.ts';
import { useNewsMessages } from './messages.ts';
import { usePush } from './use-push.ts';

/** Turns push messages of a shop on and off for this browser. Turning them off works without scripts. */
export function PushSwitch({ push: { key, isOn } }: { push: PushView }) {
  const { push: t } = useNewsMessages();
  if (key === undefined) return null;
  return (
    <section className="mt-10 max-w-column border-line border-t pt-6" aria-labelledby="push">
      <h2 id="push" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-lead">{t.text}</p>
      <Switch pushKey={key} isOn={isOn} />
    </section>
  );
}

function Switch({ pushKey, isOn }: { pushKey: string; isOn: boolean }) {
  const { push: t } = useNewsMessages();
  const { state, turnOn } = usePush(pushKey, isOn);
  const { submit, data, state: sending, Form } = useFetcher<FormState>();
  const isBusy = sending !== 'idle' || state === 'asking';
  const start = async () => {
    const keys = await turnOn();
    if (keys) await submit({ act: 'push-on', ...keys }, { method: 'post' });
  };
  const canTurnOn = state === 'off' || state === 'asking' || state === 'failed';
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {data && !isBusy ? t.states.failed : state === 'unknown' ? isOn && t.states.on : t.states[state]}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {canTurnOn && (
          <Button type="button" onClick={() => void start()} busy={isBusy} busyLabel={t.busy}>
            {t.turnOn}
          </Button>
        )}
        {isOn && (
          <Form method="post">
            <Button type="submit" name="act" value="push-off" kind="line">
              {t.turnOff}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
