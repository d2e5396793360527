import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DialogProps } from '../components/dialog-button.tsx';
import { useMessages } from '../messages.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { useHelpMessages } from './messages.ts';

export default function FeedbackDialog({ onClose }: DialogProps) {
  const { forms, support } = useMessages();
  const help = useHelpMessages();
  const t = support.feedback;
  const onSuccess = ({ reference }: { reference: string }) => {
    showToast({ text: `${t.sent} ${help.reference(reference)}`, subject: 'feedback' });
    onClose();
  };
  return (
    <Dialog title={t.title} labels={forms} onClose={onClose}>
      <p className="mb-4">{t.intro}</p>
      <FeedbackForm onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
