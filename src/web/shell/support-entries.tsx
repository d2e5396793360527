import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

const shape = 'quiet-link inline-flex min-h-11 cursor-pointer items-center text-left lg:min-h-9';
const loadSeller = () => import('../support/seller-dialog.tsx');
const loadFeedback = () => import('../support/feedback-dialog.tsx');
const nothing = {};

/** The footer's two forms. */
export function SupportEntries() {
  const to = links(useLanguage());
  const t = useMessages().support;
  return (
    <>
      <li className="break-inside-avoid">
        <DialogButton to={to.becomeASeller()} load={loadSeller} props={nothing} className={shape}>
          {t.seller.open}
        </DialogButton>
      </li>
      <li className="break-inside-avoid">
        <DialogButton to={to.feedback()} load={loadFeedback} props={nothing} className={shape}>
          {t.feedback.open}
        </DialogButton>
      </li>
    </>
  );
}
