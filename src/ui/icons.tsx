interface IconProps {
  className?: string;
}

/**
 * Line icons on a grid of 24 with a stroke of 1.5 px at every size. They only accompany text or a control's
 * name and are hidden from assistive technology.
 */
const icon =
  (d: string) =>
  ({ className = 'size-6' }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 stroke-sign ${className}`}
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );

export const SearchIcon = icon('M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5');
/** A market basket with its woven rim. */
export const BasketIcon = icon(
  'M3.5 10h17l-1.8 9.2a1 1 0 0 1-1 .8H6.3a1 1 0 0 1-1-.8zM7.5 10 10 4M16.5 10 14 4M4.4 14.5h15.2M9.3 10l.6 10M14.7 10l-.6 10',
);
export const PersonIcon = icon('M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM4.5 20c.6-4.2 3.6-6.3 7.5-6.3s6.9 2.1 7.5 6.3');
export const HeartIcon = icon('M12 20S4 15.3 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.3 12 20 12 20z');

export const MenuIcon = icon('M4 6.5h16M4 12h16M4 17.5h16');
export const BackIcon = icon('M20 12H4.5M10 6l-6 6 6 6');
export const ForwardIcon = icon('M4 12h15.5M14 6l6 6-6 6');
export const DownIcon = icon('m6 9.5 6 6 6-6');
export const PreviousIcon = icon('M14.5 5.5 8 12l6.5 6.5');
export const NextIcon = icon('M9.5 5.5 16 12l-6.5 6.5');
export const RecentIcon = icon('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.8V12l3 2.2');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const MoreIcon = icon('M5 12h14M12 5v14');
export const LessIcon = icon('M5 12h14');
export const MagnifyIcon = icon('M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5M8 10.5h5M10.5 8v5');
/** Two threads with a bead on each. */
export const FilterIcon = icon(
  'M3 7.5h10M19 7.5h2M16 4.9a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM3 16.5h2M11 16.5h10M8 13.9a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
);

export const WarningIcon = icon('M12 3.5 21.5 20h-19zM12 9.5v5M12 17.2v.1');
export const DoneIcon = icon('m5 12.5 4.7 4.7L19.5 7');
export const VerifiedIcon = icon(
  'M12 3.2 14.4 5l3-.1.9 2.8 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.8-3-.1L12 21.2 9.6 19.4l-3 .1-.9-2.8L3.2 15l1-2.8-1-2.8 2.5-1.7.9-2.8 3 .1zM8.6 12.2l2.4 2.4 4.4-4.8',
);
export const ParcelIcon = icon('M3 7.8 12 3.5l9 4.3v8.4l-9 4.3-9-4.3zM3 7.8l9 4.3 9-4.3M12 12.1v8.4');
export const ReturnIcon = icon('M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10H8');
export const EyeIcon = icon(
  'M2.5 12c2.4-4.4 5.6-6.6 9.5-6.6s7.1 2.2 9.5 6.6c-2.4 4.4-5.6 6.6-9.5 6.6S4.9 16.4 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const ClosedEyeIcon = icon('M2.5 10.5c2.4 3.4 5.6 5.1 9.5 5.1s7.1-1.7 9.5-5.1M12 15.6v3.2M6.3 14l-1.7 2.7M17.7 14l1.7 2.7');
