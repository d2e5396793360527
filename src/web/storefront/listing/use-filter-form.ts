import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { filterAddress } from './listing-request.ts';

/** Milliseconds without a key before a typed price applies. */
const debounceMs = 600;

interface FilterForm {
  form: RefObject<HTMLFormElement | null>;
  /** Navigates to the address of the fields now. */
  go: () => void;
  /** The form's `onChange`: choices apply at once, texts after a pause. */
  onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/**
 * A GET form whose action is the list that it filters. Its fields are uncontrolled, with defaults from the
 * address, so that it works before and without scripts.
 * @param unfilteredUrl address of the list when no filter is set
 * @param values changes whenever the address does
 * @param selects values of the select fields in the address; React updates the defaults of all other fields
 * itself
 */
export function useFilterForm(unfilteredUrl: string, values: unknown, selects: Record<string, string>): FilterForm {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const synced = useRef<unknown>(undefined);
  const latestSelects = useRef(selects);
  latestSelects.current = selects;
  useEffect(() => () => clearTimeout(timer.current), []);

  // Follows an address that changes outside the form (back, clear all), unless a text is being typed.
  useEffect(() => {
    const before = synced.current;
    synced.current = values;
    if (before === undefined || timer.current !== undefined) return;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked;
      else if (field instanceof HTMLInputElement && field.type === 'text') field.value = field.defaultValue;
      else if (field instanceof HTMLSelectElement) field.value = latestSelects.current[field.name] ?? '';
    }
  }, [values]);

  const go = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current) void navigate(filterAddress(new FormData(form.current)) || unfilteredUrl, { preventScrollReset: true });
  };
  // Applies choices made before the scripts ran, whose change event went unheard.
  const goAtStart = useRef(go);
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isTouched)) goAtStart.current();
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

/** Whether a field differs from the value that the server rendered. */
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
