import { useState } from 'react';

const storageKey = 'karigari-checkout-choices';

export type Choices = Partial<Record<'method' | 'address' | 'gift' | 'billing' | 'remind' | 'credit', string>>;

function readChoices(): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Sets choices from elsewhere, for the next time that the checkout opens. */
export function saveChoices(choices: Choices): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readChoices(), ...choices }));
  } catch {
    // Without storage the checkout opens with its usual choices.
  }
}

/** A choice on the checkout, stored for this tab like drafts of its fields. */
export function useSavedChoice(name: keyof Choices): [string | undefined, (value: string) => void] {
  const [value, setValue] = useState(() => readChoices()[name]);
  const choose = (next: string) => {
    setValue(next);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readChoices(), [name]: next }));
    } catch {
      // Without storage it lives as long as the page.
    }
  };
  return [value, choose];
}
