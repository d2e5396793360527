/**
 * `category`: 2 to 4 columns beside a side bar. `wide`: 2 to 4 across the page. `search`: 2 to 6, beside a
 * side bar.
 */
export type GridKind = 'category' | 'wide' | 'search';

const columns: Record<GridKind, string> = {
  category: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  wide: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  search: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4 wide:grid-cols-6',
};

/** Classes of a grid of cards and of its skeleton. */
export const gridClass = (kind: GridKind) => `grid gap-x-4 gap-y-9 sm:gap-x-6 sm:gap-y-12 ${columns[kind]}`;

const bar = 'block rounded-sm bg-sunk dark:bg-raised';

/** Placeholder of a loading grid with the lines of a card: picture, title, maker, price. */
export function GridSkeleton({ kind, count = 8 }: { kind: GridKind; count?: number }) {
  return (
    <div aria-hidden="true" className={`${gridClass(kind)} waiting`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
        <div key={index}>
          <div className={`aspect-square ${bar}`} />
          <div className="mt-3 grid h-[2lh] content-evenly text-base leading-snug">
            <span className={`h-4 w-4/5 ${bar}`} />
            <span className={`h-4 w-1/2 ${bar}`} />
          </div>
          <div className="mt-0.5 grid h-[2lh] content-evenly text-sm leading-snug">
            <span className={`h-3.5 w-2/3 ${bar}`} />
            <span className={`h-3.5 w-2/5 ${bar}`} />
          </div>
          <div className="mt-1 grid h-[1lh] content-center">
            <span className={`h-4 w-1/3 ${bar}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
