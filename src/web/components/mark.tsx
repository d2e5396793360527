/** The shop's sign: a carved printing block with a bud in it. The same drawing is public/favicon.svg. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="3" className="fill-indigo" />
      <g className="fill-on-indigo">
        <path d="M16 4.5c3.4 3.6 4.6 6.9 4.6 9.4a4.6 4.6 0 0 1-9.2 0c0-2.5 1.2-5.8 4.6-9.4z" />
        <path d="M9.6 10.6c-3 2.4-4.3 5.1-4 7.5.4 3.4 3.6 4.9 8.4 5.4-.2-4.4-2.3-6.9-3.4-8.7-.6-1-.9-2.4-1-4.2z" />
        <path d="M22.4 10.6c3 2.4 4.3 5.1 4 7.5-.4 3.4-3.6 4.9-8.4 5.4.2-4.4 2.3-6.9 3.4-8.7.6-1 .9-2.4 1-4.2z" />
        <rect x="8" y="25.5" width="16" height="1.8" rx=".9" />
      </g>
      <circle cx="16" cy="13.8" r="1.7" className="fill-turmeric" />
    </svg>
  );
}
