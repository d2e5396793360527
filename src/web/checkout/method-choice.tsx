import type { Method, OfferedMethod } from '#modules/payments/contract.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { Choice } from './choice.tsx';
import { useCheckoutMessages } from './messages.ts';
import type { PaymentMethods } from './use-payment-methods.ts';

interface MethodChoiceProps {
  methods: PaymentMethods;
  country: string;
  /** Another person receives the parcels. */
  isGift?: boolean;
  chosen: Method | undefined;
  onChoose: (method: Method) => void;
}

/** The payment methods. A disabled one says why. */
export function MethodChoice({ methods, country, isGift = false, chosen, onChoose }: MethodChoiceProps) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  const { all, failed, retry } = methods;
  if (failed)
    return (
      <p role="alert">
        {t.methodsFailed}{' '}
        <button type="button" onClick={retry} className="target cursor-pointer px-2 font-semibold underline underline-offset-4">
          {t.retry}
        </button>
      </p>
    );
  if (!all) return <div aria-hidden="true" className="h-14 rounded-sm bg-sunk waiting" />;
  if (!all.some((each) => !each.refused)) return <p role="alert">{t.noMethods}</p>;
  const wordsOf = (method: Method) => (country === 'IN' ? t.methods : t.methodsAbroad)[method];
  const hintOf = ({ method, refused, limitPaise = 0, minimumPaise = 0 }: OfferedMethod) => {
    if (!refused) return isGift && method === 'cod' ? t.codOfGift : wordsOf(method).hint;
    if (refused === 'below-minimum') return t.methodRefused['below-minimum'](formatPaise(minimumPaise, language));
    return refused === 'above-limit' ? t.methodRefused['above-limit'](formatPaise(limitPaise, language)) : t.methodRefused[refused];
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.payment}</legend>
      {all.map((each) => (
        <Choice
          key={each.method}
          name="method"
          value={each.method}
          checked={chosen === each.method}
          onChoose={() => onChoose(each.method)}
          label={wordsOf(each.method).label}
          marks={each.refused ? [] : wordsOf(each.method).ways}
          hint={hintOf(each)}
          disabled={each.refused !== undefined}
        />
      ))}
      <p className="text-muted text-sm">{t.paymentNote}</p>
    </fieldset>
  );
}
