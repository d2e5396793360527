/**
 * The shop's mark, one repeat of a printed cloth: four petals drawn with a compass and four seeds, on a grid
 * of 32 whose edges are whole pixels at 16, too. `src/ui/brand/mark.tsx` renders it, `scripts/draw-icons.ts`
 * makes icon files of it.
 */
const petal = (x: 4 | 28, y: 4 | 28) => {
  const inner = (at: number) => (at === 4 ? 14.4 : 17.6);
  return `M${inner(x)} ${inner(y)}A10.4 10.4 0 0 1 ${x} ${y}A10.4 10.4 0 0 1 ${inner(x)} ${inner(y)}z`;
};
const seed = (x: number, y: number) => `M${x} ${y - 2}a2 2 0 0 1 0 4a2 2 0 0 1 0-4z`;

export const markPetals = petal(4, 4) + petal(28, 4) + petal(28, 28) + petal(4, 28);
export const markSeeds = seed(16, 6) + seed(26, 16) + seed(16, 26) + seed(6, 16);
