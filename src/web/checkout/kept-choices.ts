import { useState } from 'react';

const place = 'karigari-checkout-choices';

type Choices = Partial<Record<'method' | 'address', string>>;

function read(): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** What was chosen on the checkout, kept for this tab like what is typed there. */
export function useKeptChoice(name: keyof Choices): [string | undefined, (value: string) => void] {
  const [value, setValue] = useState(() => read()[name]);
  const choose = (next: string) => {
    setValue(next);
    try {
      sessionStorage.setItem(place, JSON.stringify({ ...read(), [name]: next }));
    } catch {
      // Without storage it lives as long as the page.
    }
  };
  return [value, choose];
}
