import { useMessages } from '../../messages.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProductRequestForm } from './product-request-form.tsx';

interface RequestProductDialogProps {
  /** What was searched for. */
  term: string;
  onSent: () => void;
  onClose: () => void;
}

export default function RequestProductDialog({ term, onSent, onClose }: RequestProductDialogProps) {
  const { forms, support } = useMessages();
  return (
    <Dialog title={support.request.title} labels={forms} onClose={onClose}>
      <p className="mb-4">{support.request.intro}</p>
      <ProductRequestForm term={term} onSent={onSent} onCancel={onClose} />
    </Dialog>
  );
}
