import type { ReactNode } from 'react';

/*
 * The name in two scripts as paths: letters of Eczar (SIL Open Font License), 500 units to the em, with the
 * seeds of the mark as dots. Letters that occur twice are drawn once; `twice.on` is the offset of the second.
 */
interface Word {
  /** Left, top, width and height, centred on the x-height. */
  box: readonly [number, number, number, number];
  once: string;
  twice: { d: string; seed?: string; on: number };
}

const words: Record<string, Word> = {
  Karigari: {
    box: [14, -374, 1878, 502],
    once: 'M17 0l-3-16q11-6 23-12q13-5 26-10l1 38zM99 0l2-34l69 9l-1 25zM293 0v-33l55 8v25zM119-290v-38h47l3 16q-11 6-24 12q-13 5-26 10zM275-293l-69-10v-25h70zM276-290v-38h52l3 16q-11 6-26 12q-15 6-29 10zM56 0v-328h70v328zM111-104l-8-47l164-177h38l-2 19zM254 0l-110-152l48-46l148 198zM86-293l-69-10l1-25h70zM1089 120q-18 0-36-4q-18-4-33-13q-15-9-24-24q-8-14-8-33l77-70l44-1q-18 10-33 21q-15 11-25 22q-9 11-9 21q0 13 16 21q17 7 40 7q18 0 36-5q19-4 35-13q15-9 24-23q-18-8-48-15q-29-7-64-12q-35-5-70-5l-10-31q11-12 24-24q13-12 27-22q15-10 28-16l27 8q-12 8-25 18q-12 10-21 19q20 0 43 3q23 2 46 7q23 4 45 9q22 6 39 12q7 23 3 44q-4 21-18 39q-13 18-34 32q-20 13-44 20q-25 8-52 8zM1106-77q-32 0-57-11q-25-11-39-30q-15-19-15-44q0-26 15-46q15-19 41-31q25-11 56-11q31 0 56 11q25 11 40 30q15 20 15 46q0 26-15 45q-15 20-41 30q-25 11-56 11zM1132-112q11-9 15-22q5-12 5-25q0-13-6-26q-6-12-16-21q-10-8-24-10q-14-2-30 6q-8 8-11 20q-3 13-3 25q0 19 8 34q8 15 24 20q16 6 38-1zM1170-186q-2-16 2-32q3-15 12-27q9-13 22-21q14-8 34-10l11 62q-41-3-70 20z',
    twice: {
      d: 'M537 8q-8 0-17-6q-9-6-17-15q-8-10-13-21l-3-5v-120q0-24-7-35q-6-11-17-17q-10 1-22 3q-12 2-19 4l-9 54l-38 1q-6-15-9-33q-3-18-3-35q14-6 31-12q17-5 35-10q17-4 32-7q15-3 24-3q13 0 24 5q12 5 22 13q11 9 17 18q4 6 5 17q1 10 1 35v109q0 5 3 8q4 3 9 3q6 0 12-1q6-1 13-2l5 22zM439 7q-29 4-48-6q-19-9-29-24q-9-16-9-31q0-15 8-31q9-15 30-26l110-3l-1 30l-11-1q-12 0-24 0q-12 1-22 3q-10 3-17 9q-6 6-6 16q0 6 2 12q3 6 9 10q12 0 24-3q12-3 23-8q12-4 18-7l4 21zM638 0v-223l44-23l23 23v223zM684-112l-11-38l83-88q18-7 34-5q17 2 29 11q0 9-1 21q-1 13-2 26q-2 13-5 25q-3 13-6 23h-38l-8-56q-12 7-25 18q-13 12-26 27q-13 15-24 36zM601-205l-4-23q19-8 41-13q22-4 44-5l2 25l-30 21zM603 0l-1-17q11-6 27-12q16-6 28-8l-5 37zM689 0l7-41q10 1 21 3q12 3 23 6q11 4 18 8l-2 24zM870 0v-223l43-23l24 22v224zM834 0l-2-17q12-6 28-12q16-6 28-8l-6 37zM907 0l7-43q14 3 31 7q17 5 28 12l-2 24zM832-205l-4-23q19-8 41-13q23-4 44-5l3 25l-31 21z',
      seed: 'M907-280q-14-6-28-17q-13-10-22-22q8-15 18-28q11-13 23-21q14 6 26 18q13 11 21 23q-6 13-16 26q-11 13-22 21z',
      on: 915,
    },
  },
  कारीगरी: {
    box: [-24, -484, 1612, 676],
    once: 'M295 1l-44-47q31-23 51-44q20-20 20-40q0-10-6-18q-5-8-19-8q-13 0-28 9q-15 9-31 25q-15 16-29 37l-23-54q11-19 25-36q15-16 33-27q18-10 40-10q24 0 44 14q21 13 33 35q13 22 13 49q0 33-22 62q-21 29-57 53zM129-47q-18 0-39-8q-20-7-38-21q-18-13-29-32q-11-19-11-42q0-19 8-35q8-16 22-27q14-11 33-15q19-4 40 0l80 41l-5 32q-17-11-33-19q-16-7-33-7q-17 0-30 8q-12 8-18 21q-6 13-5 27q1 14 10 27q15 5 33 1q19-5 35-18q16-13 25-33l25 59q-13 18-30 29q-17 12-40 12zM207 19l-44-25v-282l21 9l41 32v259zM0-269l-22-31l8-16h401l22 31l-8 16zM470 19l-44-25v-282l20 9l42 32v259zM387-269l-22-31l7-16h157l22 31l-8 16zM1145 19l-44-25v-282l21 9l41 32v259zM990-56q-12-5-25-14q-14-9-26-21q-12-12-21-25q-9-12-14-25l16-23h66l32 18v77zM1018-108l-61-18l-2-162l21 9l42 32zM889-269l-22-31l8-16h329l22 31l-7 16z',
    twice: {
      d: 'M704 28l-161-162l14-38h71l-19 52l136 96l1 16zM615-86l-39-49q13-5 24-11q11-6 18-16q7-10 7-23v-101l24 10l39 28v67q0 19-10 35q-10 16-27 30q-16 14-36 30zM529-269l-22-31l7-16h233l22 31l-7 16zM790-310q-7-22-16-43q-9-20-20-36q-11-15-25-25q-13-9-30-9q-21 0-33 13q-13 13-13 30q0 19 15 41l-22 13q-20-16-33-37q-12-21-12-44q0-19 9-36q10-16 27-27q18-10 43-10q28 0 52 13q23 13 42 36q18 23 32 53q15 31 24 65zM830 19l-44-25v-282l21 9l41 32v259zM747-269l-22-31l8-16h156l22 31l-7 16z',
      on: 675,
    },
  },
};

const em = 500;

/** The shop's name, drawn where it is one of the two above, else as text. Scales with the font size. */
export function WordMark({ name, className = '' }: { name: string; className?: string }): ReactNode {
  const word = words[name];
  if (!word) return <span className={`font-display font-medium leading-none tracking-tight ${className}`}>{name}</span>;
  const { box, once, twice } = word;
  return (
    <span className={`leading-none ${className}`}>
      <span className="sr-only">{name}</span>
      <svg viewBox={box.join(' ')} width={`${box[2] / em}em`} height={`${box[3] / em}em`} aria-hidden="true" className="block fill-current">
        <path d={once} />
        {[0, twice.on].map((on) => (
          <g key={on} transform={on === 0 ? undefined : `translate(${on})`}>
            <path d={twice.d} />
            {twice.seed && <path d={twice.seed} className="fill-madder" />}
          </g>
        ))}
      </svg>
    </span>
  );
}
