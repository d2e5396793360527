import { NothingHere } from '../../components/nothing-here.tsx';
import { useMessages } from '../../messages.tsx';

/** No such product. */
export function ProductMissing() {
  const t = useMessages().product.missing;
  return <NothingHere title={t.title} text={t.text} />;
}
