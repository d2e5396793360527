import { DialogButton } from '../components/dialog-button.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

const shape = 'quiet-link inline-flex min-h-11 cursor-pointer items-center text-left lg:min-h-9';
const loadSeller = () => import('../support/seller-dialog.tsx');
const loadFeedback = () => import('../support/feedback-dialog.tsx');
const nothing = {};

/** Opens the form for those who want to sell here. */
export function SellerEntry() {
  const to = links(useLanguage());
  return (
    <li className="break-inside-avoid">
      <DialogButton to={to.becomeASeller()} load={loadSeller} props={nothing} className={shape}>
        {useMessages().support.seller.open}
      </DialogButton>
    </li>
  );
}

/** Opens the form for feedback. */
export function FeedbackEntry() {
  const to = links(useLanguage());
  return (
    <li className="break-inside-avoid">
      <DialogButton to={to.feedback()} load={loadFeedback} props={nothing} className={shape}>
        {useMessages().support.feedback.open}
      </DialogButton>
    </li>
  );
}
