import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';

const load = () => import('./password-dialog.tsx');

export function PasswordButton({ email }: { email: string }) {
  return (
    <DialogButton to={links(useLanguage()).account.password()} load={load} props={{ email }} className="line-button cursor-pointer">
      {useAccountMessages().password.title}
    </DialogButton>
  );
}
