import type { ReactNode } from 'react';
import { useMessages } from '../../messages.tsx';

/** A seal, a weight and a tied parcel in the style of the icons. */
const drawings: ReactNode[] = [
  <g key="seal">
    <circle cx="24" cy="19" r="11" />
    <circle cx="24" cy="19" r="7" />
    <path d="m17 28-4 14 6-3 5 4 5-4 6 3-4-14M21 19l2.2 2.3 4-4.6" />
  </g>,
  <g key="scales">
    <path d="M24 6v34M14 41h20M10 13h28M10 13 4.5 26h11zM38 13l-5.5 13h11zM4.5 26c.5 3.5 3 5 5.5 5s5-1.5 5.5-5M32.5 26c.5 3.5 3 5 5.5 5s5-1.5 5.5-5" />
  </g>,
  <g key="parcel">
    <path d="M6 17h36v23H6zM6 27h36M24 17v23M24 17c-8 0-12-3-11-7 1-3.5 9-3 11 7zM24 17c8 0 12-3 11-7-1-3.5-9-3-11 7z" />
  </g>,
];

/** The shop's three promises. */
export function Values() {
  const { values } = useMessages().home;
  return (
    <section className="page mt-10 lg:mt-20">
      <ul className="grid border-line border-y max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        {values.map((value, index) => (
          <li key={value.title} className="flex gap-4 py-4 md:block md:px-8 md:py-10 md:first:pl-0 md:last:pr-0 lg:px-12">
            <svg
              viewBox="0 0 48 48"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="size-9 shrink-0 text-madder md:size-12"
            >
              {drawings[index]}
            </svg>
            <div>
              <h2 className="text-lg md:mt-5 md:text-xl">{value.title}</h2>
              <p className="max-w-note text-muted max-md:text-sm md:mt-2">{value.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
