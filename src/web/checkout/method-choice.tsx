import type { Method, OfferedMethod } from '#modules/payments/contract.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { Choice } from './choice.tsx';
import { useCheckoutMessages } from './messages.ts';

interface MethodChoiceProps {
  /** Undefined until they are known. */
  methods: readonly OfferedMethod[] | undefined;
  chosen: Method | undefined;
  onChoose: (method: Method) => void;
}

/** How to pay. What cannot be chosen says why. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  if (!methods) return <div aria-hidden="true" className="h-14 rounded-sm bg-sunk motion-safe:animate-pulse" />;
  if (!methods.some((each) => !each.refused)) return <p role="alert">{t.noMethods}</p>;
  const hintOf = ({ method, refused, limitPaise = 0 }: OfferedMethod) => {
    if (!refused) return t.methods[method].hint;
    return refused === 'above-limit' ? t.methodRefused['above-limit'](formatPaise(limitPaise, language)) : t.methodRefused[refused];
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.payment}</legend>
      {methods.map((each) => (
        <Choice
          key={each.method}
          name="method"
          value={each.method}
          checked={chosen === each.method}
          onChoose={() => onChoose(each.method)}
          label={t.methods[each.method].label}
          hint={hintOf(each)}
          disabled={each.refused !== undefined}
        />
      ))}
      <p className="text-muted text-sm">{t.paymentNote}</p>
    </fieldset>
  );
}
