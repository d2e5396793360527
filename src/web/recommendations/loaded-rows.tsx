import { BecauseRow } from './because-row.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import type { VisitorRowsProps } from './visitor-rows.tsx';

export default function LoadedRows(props: VisitorRowsProps) {
  return (
    <>
      <RecentlyViewed {...props} />
      <BecauseRow {...props} />
    </>
  );
}
