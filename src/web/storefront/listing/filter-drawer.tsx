import type { ReactNode } from 'react';
import { Drawer } from '#ui/drawer.tsx';
import { useMessages } from '../../messages.tsx';

interface FilterDrawerProps {
  /** The filters, which apply at once behind the drawer. */
  children: ReactNode;
  total: number;
  totalIsExact: boolean;
  onClose: () => void;
}

export function FilterDrawer({ children, total, totalIsExact, onClose }: FilterDrawerProps) {
  const t = useMessages().search;
  const { filters } = useMessages().listing;
  return (
    <Drawer
      title={filters}
      closeLabel={t.closeFilters}
      onClose={onClose}
      footer={(close) => (
        <button type="button" onClick={close} className="w-full solid-button">
          <span aria-live="polite">{t.showPieces(total, totalIsExact)}</span>
        </button>
      )}
    >
      {children}
    </Drawer>
  );
}
