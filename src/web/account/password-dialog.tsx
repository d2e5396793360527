import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { DialogProps } from '../components/dialog-button.tsx';
import { useMessages } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

export default function PasswordDialog({ email, onClose }: DialogProps & { email: string }) {
  const t = useAccountMessages().password;
  const onSuccess = () => {
    showToast({ text: t.saved, subject: 'password' });
    onClose();
  };
  return (
    <Dialog title={t.title} labels={useMessages().forms} onClose={onClose}>
      <p className="mb-4">{t.intro}</p>
      <PasswordForm email={email} onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
