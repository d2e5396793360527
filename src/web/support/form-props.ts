import type { FormState } from '../forms/form-state.ts';

/** What a page or a dialog gives to the form in it. */
export interface SupportFormProps {
  /** What the page's action answered. */
  state?: FormState | undefined;
  onSuccess: () => void;
  onCancel?: () => void;
}
