import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { filterAddress } from './filter-values.ts';

/** Long enough to finish typing a price. */
const debounceMs = 600;

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  /** Takes the fields into the address now. */
  go: () => void;
  /** For the form's `onChange`: a choice counts at once, a text when its writer rests. */
  onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/**
 * A form whose address is the list that it filters. Its fields are uncontrolled, with defaults out of the address: it works before and
 * without scripts.
 * @param bare the list without filters, for when nothing is chosen
 * @param values changes whenever the address does
 * @param selects what the select fields hold by the address; React keeps the defaults of all other fields itself
 */
export function useFilterForm(bare: string, values: unknown, selects: Record<string, string>): FilterForm {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const synced = useRef<unknown>(undefined);
  const chosen = useRef(selects);
  chosen.current = selects;
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address may change under the form (back, clear all): the fields follow, unless someone is typing.
  useEffect(() => {
    const before = synced.current;
    synced.current = values;
    if (before === undefined || timer.current !== undefined) return;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked;
      else if (field instanceof HTMLInputElement && field.type === 'text') field.value = field.defaultValue;
      else if (field instanceof HTMLSelectElement) field.value = chosen.current[field.name] ?? '';
    }
  }, [values]);

  const go = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current) void navigate(filterAddress(new FormData(form.current)) || bare, { preventScrollReset: true });
  };
  // What was chosen before the scripts arrived counts, too: nobody heard its change.
  const atStart = useRef(go);
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isTouched)) atStart.current();
  }, []);

  return {
    form,
    go,
    onChange: (event) => {
      clearTimeout(timer.current);
      const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      timer.current = setTimeout(go, isText ? debounceMs : 0);
    },
  };
}

/** Whether a field holds something else than the page was sent with. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = Math.max(
      0,
      [...field.options].findIndex((option) => option.defaultSelected),
    );
    return field.selectedIndex !== sent;
  }
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.type === 'text' && field.value !== field.defaultValue;
}
