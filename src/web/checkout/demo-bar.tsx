import { useRootData } from '../settings.ts';
import { useCheckoutMessages } from './messages.ts';

/** Says that the shop is a demonstration, before anybody believes to have bought something. */
export function DemoBar() {
  const t = useCheckoutMessages();
  return useRootData()?.settings.demo ? <p className="mb-5 border-turmeric border-l-2 bg-sunk px-4 py-2 text-sm">{t.demoBar}</p> : null;
}
