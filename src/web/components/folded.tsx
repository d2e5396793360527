import type { ReactNode } from 'react';
import { DownIcon } from '#ui/icons.tsx';

interface FoldedProps {
  title: ReactNode;
  titleClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A part that unfolds below its title, without scripts too. */
export function Folded({ title, titleClassName = '', className = '', children }: FoldedProps) {
  return (
    <details className={`group ${className}`}>
      <summary
        className={`target inline-flex cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden ${titleClassName}`}
      >
        {title}
        <DownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
