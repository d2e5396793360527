import { useEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';

const colours = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['sunk', 'bg-sunk'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['indigo', 'bg-indigo'],
  ['indigo-deep', 'bg-indigo-deep'],
  ['on-indigo', 'bg-on-indigo'],
  ['madder', 'bg-madder'],
  ['turmeric', 'bg-turmeric'],
  ['on-turmeric', 'bg-on-turmeric'],
  ['neem', 'bg-neem'],
  ['block', 'bg-block'],
  ['block-print', 'bg-block-print'],
  ['block-seed', 'bg-block-seed'],
] as const;

/** Converts `rgb(36, 56, 107)` to `#24386b`. */
const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** Colours of the current scheme with their contrast on the three grounds. */
export function Colours() {
  const list = useRef<HTMLUListElement>(null);
  const [found, setFound] = useState<Record<string, string>>({});
  useEffect(() => {
    const read = () => {
      const swatches = [...(list.current?.querySelectorAll<HTMLElement>('[data-colour]') ?? [])];
      setFound(Object.fromEntries(swatches.map((swatch) => [swatch.dataset.colour, toHex(getComputedStyle(swatch).backgroundColor)])));
    };
    read();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    return () => scheme.removeEventListener('change', read);
  }, []);
  const on = (name: string, ground: string) => contrast(found[name] ?? '#000', found[ground] ?? '#fff').toFixed(1);
  return (
    <ul ref={list} className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
      {colours.map(([name, fill]) => (
        <li key={name} className="min-w-0">
          <div data-colour={name} className={`h-20 rounded-sm border border-line ${fill}`} />
          <p className="mt-2 font-semibold text-sm">{name}</p>
          <p className="text-muted text-xs tabular-nums">{found[name] ?? '…'}</p>
          <p className="text-muted text-xs tabular-nums">
            {on(name, 'ground')} · {on(name, 'raised')} · {on(name, 'sunk')}
          </p>
        </li>
      ))}
    </ul>
  );
}

const steps = [
  ['4xl', 'font-display text-4xl'],
  ['3xl', 'font-display text-3xl'],
  ['2xl', 'font-display text-2xl'],
  ['xl', 'font-display text-xl'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const;

/** The type scale in both scripts. */
export function Type() {
  return (
    <div className="grid gap-5">
      {steps.map(([name, shape]) => (
        <div key={name} className="grid items-baseline gap-x-8 gap-y-1 lg:grid-cols-[4rem_1fr_1fr]">
          <p className="text-muted text-sm">{name}</p>
          <p className={shape}>Made slowly, by hand</p>
          <p lang="hi" className={shape}>
            धीरे-धीरे, हाथ से बना
          </p>
        </div>
      ))}
      <p className="max-w-column">
        <strong className="font-semibold">Mukta 400 and 600, for reading.</strong> Figures stand under one another: ₹1,29,900.00. A line of
        text is about seventy letters long, so that the eye finds the next one.
      </p>
    </div>
  );
}

const gaps = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16', 'w-24'] as const;

/** Spaces, radii, border widths, shadow. */
export function Measures() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div>
        <h3 className="font-body font-semibold text-sm">Spacing, in steps of 4 px</h3>
        <ul className="mt-3 grid gap-2">
          {gaps.map((gap) => (
            <li key={gap} className="flex items-center gap-3 text-muted text-sm">
              <span className={`h-3 bg-indigo ${gap}`} />
              {gap.slice(2)}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-4">
        <h3 className="font-body font-semibold text-sm">Corners, lines, shadow</h3>
        <div className="flex flex-wrap gap-4">
          <p className="rounded-sm border border-line bg-raised p-4 text-sm">sm, line</p>
          <p className="rounded-md border border-line-strong bg-raised p-4 text-sm">md, line-strong</p>
          <p className="rounded-full border-2 border-indigo bg-raised px-6 py-4 text-sm">full, bold</p>
          <p className="rounded-sm bg-raised p-4 text-sm shadow-lift">shadow-lift</p>
        </div>
        <p className="text-muted text-sm">Times: quick 120 ms, calm 200 ms, slow 320 ms, picture 700 ms; one easing, cloth.</p>
      </div>
    </div>
  );
}
