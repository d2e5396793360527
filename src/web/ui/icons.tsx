import type { ReactNode } from 'react';

/** Thin drawn signs. They only accompany words or a control's name, so assistive technology skips them. */
function Sign({ children, className = 'size-6' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

interface SignProps {
  className?: string;
}

export const SearchSign = (props: SignProps) => (
  <Sign {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Sign>
);

/** A market basket with its woven rim. */
export const BasketSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M3.5 10h17l-1.8 9.2a1 1 0 0 1-1 .8H6.3a1 1 0 0 1-1-.8z" />
    <path d="M7.5 10 10 4M16.5 10 14 4M4.4 14.5h15.2M9.3 10l.6 10M14.7 10l-.6 10" />
  </Sign>
);

export const PersonSign = (props: SignProps) => (
  <Sign {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.5 20c.6-4.2 3.6-6.3 7.5-6.3s6.9 2.1 7.5 6.3" />
  </Sign>
);

export const BackSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M20 12H4.5M10 6l-6 6 6 6" />
  </Sign>
);

export const ForwardSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M4 12h15.5M14 6l6 6-6 6" />
  </Sign>
);

export const WarningSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M12 3.5 21.5 20h-19z" />
    <path d="M12 9.5v5M12 17.2v.1" />
  </Sign>
);

export const CloseSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Sign>
);

export const EyeSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M2.5 12c2.4-4.4 5.6-6.6 9.5-6.6s7.1 2.2 9.5 6.6c-2.4 4.4-5.6 6.6-9.5 6.6S4.9 16.4 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Sign>
);

export const ClosedEyeSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M2.5 10.5c2.4 3.4 5.6 5.1 9.5 5.1s7.1-1.7 9.5-5.1M12 15.6v3.2M6.3 14l-1.7 2.7M17.7 14l1.7 2.7" />
  </Sign>
);

export const DownSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Sign>
);

export const HeartSign = (props: SignProps) => (
  <Sign {...props}>
    <path d="M12 20S4 15.3 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.3 12 20 12 20z" />
  </Sign>
);
