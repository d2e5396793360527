const paths = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  magnify: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5M8 10.5h5M10.5 8v5',
  parcel: 'M4 8.2 12 4l8 4.2v7.9L12 20.4l-8-4.3zM4 8.2l8 4.2 8-4.2M12 12.4v8M8 6.1l8 4.2',
  return: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10H8',
  verified:
    'M12 3.2 14.4 5l3-.1.9 2.8 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.8-3-.1L12 21.2 9.6 19.4l-3 .1-.9-2.8L3.2 15l1-2.8-1-2.8 2.5-1.7.9-2.8 3 .1zM8.6 12.2l2.4 2.4 4.4-4.8',
};

export type SignName = keyof typeof paths;

/** A thin drawn sign beside words or inside a named control. */
export function Sign({ of, className = 'size-6' }: { of: SignName; className?: string }) {
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
      <path d={paths[of]} />
    </svg>
  );
}
