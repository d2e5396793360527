import { type RefObject, useEffect } from 'react';

/**
 * Announces a choice that was made in a select before scripts ran. React leaves the choice in the field
 * without calling listeners, so that parts of the page that follow from it, such as the fields of a country,
 * would stay those of the first value.
 * @param initial value that the server rendered; the first option unless given
 */
export function useEarlyChoice(select: RefObject<HTMLSelectElement | null>, initial: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const { current } = select;
    if (current && current.value !== (initial ?? current.options[0]?.value)) current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
}
