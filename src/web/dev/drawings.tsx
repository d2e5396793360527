import { Mark } from '#ui/brand/mark.tsx';
import { WordMark } from '#ui/brand/word-mark.tsx';
import * as icons from '#ui/icons.tsx';
import { Ornament } from '../brand/ornament.tsx';
import { PrintedCloth } from '../brand/printed-cloth.tsx';

export function Icons() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-6">
        <Mark className="size-4" />
        <Mark className="size-8" />
        <Mark className="size-12" />
        <Mark className="size-24" />
        <Mark className="size-48" />
      </div>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <WordMark name="Karigari" className="text-2xl" />
        <WordMark name="कारीगरी" className="text-2xl" />
        <WordMark name="Karigari" className="text-4xl" />
        <WordMark name="कारीगरी" className="text-4xl" />
        <WordMark name="Another Shop" className="text-2xl" />
      </div>
      <ul className="flex flex-wrap gap-6">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="w-24 text-center text-muted text-xs">
            <span className="flex items-center justify-center gap-3 text-ink">
              <Icon className="size-4" />
              <Icon />
              <Icon className="size-8" />
            </span>
            <span className="mt-1 block">{name.replace('Sign', '')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const crafts = ['Block printing', 'Ikat', 'Handloom weaving', 'Stone carving', 'Brass', 'Bandhani', 'Embroidery', 'Lacquer turning'];

export function Ornaments() {
  return (
    <div className="grid gap-8">
      <div aria-hidden="true" className="printed-edge text-madder" />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {crafts.map((craft) => (
          <li key={craft} className="text-sm">
            <Ornament name={`a-name-of-${craft}`} craft={craft} bordered className="aspect-square w-full rounded-sm" />
            <p className="mt-1 text-muted">{craft}</p>
          </li>
        ))}
        {(['indigo', 'madder', 'turmeric', 'neem'] as const).map((dye) => (
          <li key={dye} className="text-sm">
            <div className="aspect-square overflow-hidden rounded-sm">
              <PrintedCloth dye={dye} />
            </div>
            <p className="mt-1 text-muted">Printed, {dye}</p>
          </li>
        ))}
        <li className="text-sm">
          <div className="cloth aspect-square rounded-sm" />
          <p className="mt-1 text-muted">Unprinted</p>
        </li>
      </ul>
    </div>
  );
}
