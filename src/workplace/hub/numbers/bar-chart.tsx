import { useId } from 'react';

const width = 640;
const height = 160;
/** Bars never become wider than this, however few they are. */
const widest = 48;

interface BarChartProps {
  /** Says what the bars show; they themselves are one picture. */
  label: string;
  counts: readonly number[];
  /** Texts under the first and the last bar. */
  ends: readonly [first: string, last: string];
  /** The highest bar in words. */
  top: string;
}

/** Draws counts as bars. It is drawn on the server and needs neither scripts nor styles of its own. */
export function BarChart({ label, counts, ends, top }: BarChartProps) {
  const id = useId();
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  const bar = Math.min(widest, step * 0.75);
  const bars = counts.map((count, index) => {
    const tall = Math.round((count * height) / most);
    return tall === 0 ? '' : `M${(index * step + (step - bar) / 2).toFixed(1)} ${height}v${-tall}h${bar.toFixed(1)}v${tall}z`;
  });
  return (
    <figure className="mt-3 max-w-column">
      <p aria-hidden="true" className="text-muted text-sm tabular-nums">
        {top}
      </p>
      <svg viewBox={`0 -1 ${width} ${height + 2}`} role="img" aria-labelledby={id} className="block h-auto w-full text-indigo">
        <title id={id}>{label}</title>
        <path d={`M0 0H${width}M0 ${height}H${width}`} stroke="currentColor" strokeOpacity="0.35" strokeWidth="1" fill="none" />
        <path d={bars.join('')} fill="currentColor" />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-muted text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}
