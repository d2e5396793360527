import { type FormEvent, useRef, useState } from 'react';
import { stateOfPin } from '#shared/address-forms.ts';
import { call } from '../browser-api.ts';
import { setField } from '../forms/set-field.ts';

/** Describes a PIN code as far as the shop knows it. */
export interface PinArea {
  pin: string;
  served: boolean;
  city?: string | undefined;
  state?: string | undefined;
}

type Part = 'city' | 'state';

/**
 * Puts a text into a field that is empty, or that holds what was put there before; what a person typed
 * stays.
 */
function fill(form: HTMLFormElement | null, name: string, text: string | undefined, before: string | undefined): boolean {
  const field = form?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || text === undefined || text === field.value || (field.value !== '' && field.value !== before)) return false;
  setField(field, text);
  return field.value === text;
}

/**
 * Fills in city and state of a PIN code as soon as the code is complete: the state by the first digits at
 * once, the rest when the server has looked it up.
 * @param names names of the fields
 * @param onArea called when a code is known, and with `undefined` when it changes
 * @returns the state that was filled in, what is known of the code, and the listener of its field
 */
export function usePinArea(names: Readonly<Record<Part, string>>, onArea?: (area: PinArea | undefined) => void) {
  const [filled, setFilled] = useState<string>();
  const [area, setArea] = useState<PinArea>();
  const before = useRef<Partial<Record<Part, string>>>({});
  const asked = useRef('');
  const fillPart = (form: HTMLFormElement | null, part: Part, text: string | undefined) => {
    if (!fill(form, names[part], text, before.current[part])) return;
    before.current[part] = text;
    if (part === 'state') setFilled(text);
  };
  const know = (known: PinArea | undefined) => {
    setArea(known);
    onArea?.(known);
  };
  const onPin = ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const pin = value.replace(/\s/g, '');
    if (pin === asked.current) return;
    asked.current = pin;
    if (area) know(undefined);
    if (!/^[1-9]\d{5}$/.test(pin)) return;
    fillPart(form, 'state', stateOfPin(pin));
    void call('delivery.estimateDelivery', { country: 'IN', postalCode: pin }).then(({ answer }) => {
      // Without an answer the fields are typed, and the order is checked when it is placed.
      if (!answer || asked.current !== pin) return;
      fillPart(form, 'state', answer.state);
      fillPart(form, 'city', answer.city);
      know({ pin, served: answer.served, city: answer.city, state: answer.state });
    });
  };
  return { filled, area, onPin };
}
