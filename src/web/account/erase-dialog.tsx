import { PrefetchPageLinks } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { DialogProps } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';

export default function EraseDialog({ onConfirm, onClose }: DialogProps & { onConfirm: () => void }) {
  const { erase: t, privacy } = useAccountMessages();
  const erased = links(useLanguage()).account.erased();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={t.title} labels={useMessages().forms} onClose={onClose}>
      {/* No slow network stands between the deletion and the page that says so. */}
      <PrefetchPageLinks page={erased} />
      <p className="text-lg">{t.text}</p>
      <p className="mt-3 text-muted">{privacy.deleteTruth}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button kind="line" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button kind="line" onClick={confirm} className="border-madder text-madder">
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
