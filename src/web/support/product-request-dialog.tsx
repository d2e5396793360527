import { Dialog } from '#ui/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { ProductRequestForm } from './product-request-form.tsx';

interface ProductRequestDialogProps {
  /** The search term. */
  term: string;
  onSuccess: () => void;
  onClose: () => void;
}

export default function ProductRequestDialog({ term, onSuccess, onClose }: ProductRequestDialogProps) {
  const { forms, support } = useMessages();
  return (
    <Dialog title={support.request.title} labels={forms} onClose={onClose}>
      <p className="mb-4">{support.request.intro}</p>
      <ProductRequestForm term={term} onSuccess={onSuccess} onCancel={onClose} />
    </Dialog>
  );
}
