import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DialogProps } from '../components/dialog-button.tsx';
import { useMessages } from '../messages.tsx';
import { useHelpMessages } from './messages.ts';
import { SellerForm } from './seller-form.tsx';

export default function SellerDialog({ onClose }: DialogProps) {
  const { forms, support } = useMessages();
  const help = useHelpMessages();
  const t = support.seller;
  const onSuccess = ({ reference }: { reference: string }) => {
    showToast({ text: `${t.sent} ${help.reference(reference)}`, subject: 'seller-request' });
    onClose();
  };
  return (
    <Dialog title={t.title} labels={forms} onClose={onClose}>
      <p className="mb-4">{t.intro}</p>
      <SellerForm onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
