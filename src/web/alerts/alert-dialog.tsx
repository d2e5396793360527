import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DialogProps } from '../components/dialog-button.tsx';
import { useMessages } from '../messages.tsx';
import type { AlertTarget } from './alert-button.tsx';
import { AlertForm } from './alert-form.tsx';
import { useAlertMessages } from './messages.ts';

export default function AlertDialog({ onClose, ...target }: AlertTarget & DialogProps) {
  const { forms } = useMessages();
  const t = useAlertMessages();
  const onSuccess = (state: 'waiting' | 'confirmation-sent') => {
    showToast({ text: t.done[state], subject: 'product-alert' });
    onClose();
  };
  return (
    <Dialog title={t[target.kind].title} labels={forms} onClose={onClose}>
      <p className="mb-4">{t[target.kind].intro(target.title)}</p>
      <AlertForm {...target} onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
