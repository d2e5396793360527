import { EmptyState } from '../../components/empty-state.tsx';
import { useMessages } from '../../messages.tsx';

export function ProductMissing() {
  const t = useMessages().product.missing;
  return <EmptyState title={t.title} text={t.text} />;
}
