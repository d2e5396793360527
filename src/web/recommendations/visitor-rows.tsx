import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';

export interface VisitorRowsProps {
  /** The product on the page. */
  current?: string;
  className?: string;
  /** Class of the containers, which exist without a row. */
  slotClassName?: string;
}

/** Without a network the page goes without them. */
const LoadedRows = lazy<ComponentType<VisitorRowsProps>>(() => import('./loaded-rows.tsx').catch(() => ({ default: () => null })));

/** Whether a page of this tab had the time to load them: then later pages render them at first. */
let isLoaded = false;

/**
 * Rows that follow from what a visitor looked at. The server's page never has them, so their scripts come
 * when the page is idle.
 */
export function VisitorRows(props: VisitorRowsProps) {
  const [isWanted, setWanted] = useState(isLoaded);
  useEffect(() => {
    let isLeft = false;
    void whenIdle.then(() => {
      isLoaded = true;
      if (!isLeft) setWanted(true);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const slot = <div className={`print:hidden ${props.slotClassName ?? ''}`} />;
  const slots = (
    <>
      {slot}
      {slot}
    </>
  );
  return isWanted ? (
    <Suspense fallback={slots}>
      <LoadedRows {...props} />
    </Suspense>
  ) : (
    slots
  );
}
