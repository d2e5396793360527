import type { FormState } from '../forms/form-state.ts';

/** Props of a support form in a page or dialog. */
export interface SupportFormProps {
  /** The result of the page's action. */
  state?: FormState | undefined;
  onSuccess: (answer: { message: string; reference: string }) => void;
  onCancel?: () => void;
}
