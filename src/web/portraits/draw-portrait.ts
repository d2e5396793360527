import { cloths, paper, walls } from './colours.ts';
import { drawCraftObject } from './craft-objects.ts';
import { drawFigure } from './figure.ts';
import type { Person, PortraitTraits } from './portrait-traits.ts';

/** The y of the ledge that everyone stands behind. */
const ledge = 404;

const motifs: Record<Exclude<Person['cloth'], 'plain'>, (colour: string) => string> = {
  buti: (c) => `<path fill="${c}" d="M10 4c3 3 3 6 0 9-3-3-3-6 0-9zM4 9c4 0 5 2 5 5-4 0-5-2-5-5zM16 9c-4 0-5 2-5 5 4 0 5-2 5-5z"/>`,
  dots: (c) => `<g fill="${c}"><circle cx="5" cy="5" r="2.2"/><circle cx="15" cy="15" r="2.2"/></g>`,
  stripes: (c) => `<path fill="${c}" d="M0 4h20v2.4H0zM0 13h20v1.2H0z"/>`,
  diamonds: (c) => `<path fill="${c}" d="M10 2l6 8-6 8-6-8z"/><path fill="${c}" opacity=".5" d="M0 8l2 2-2 2zM20 8l-2 2 2 2z"/>`,
  checks: (c) => `<path fill="${c}" d="M0 9h20v1.6H0zM9 0h1.6v20H9z"/>`,
};

/** The pattern of a cloth: its definition and the `fill` that refers to it. */
function weave({ cloth, dyes: [dye] }: Person, index: number): { definition: string; fill: string } {
  const { body, print } = cloths[dye];
  if (cloth === 'plain') return { definition: '', fill: body };
  const definition =
    `<pattern id="c${index}" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(${index % 2 ? 12 : -12})">` +
    `<path fill="${body}" d="M0 0h20v20H0z"/><g opacity=".8">${motifs[cloth](print)}</g></pattern>`;
  return { definition, fill: `url(#c${index})` };
}

/** Positions of one, two and three people, those behind first. */
const positions: [x: number, y: number, scale: number][][] = [
  [[182, ledge, 1.12]],
  [
    [276, ledge, 0.92],
    [126, ledge, 1],
  ],
  [
    [200, ledge - 70, 0.8],
    [300, ledge, 0.84],
    [100, ledge, 0.84],
  ],
];
const arch =
  'M40 420V196C40 172 52 166 58 150C62 128 84 122 92 104C104 84 128 88 142 70C158 50 184 54 200 30C216 54 242 50 258 70C272 88 296 84 308 104C316 122 338 128 342 150C348 166 360 172 360 196V420Z';

/** Draws a cloth with a printed border over the ledge. */
function ledgeCloth(traits: PortraitTraits): string {
  const { body, shade, print } = cloths[traits.cloth];
  const teeth = Array.from({ length: 20 }, (_, at) => `M${at * 20} 0l10 12 10-12z`).join('');
  const row = Array.from({ length: 10 }, (_, at) => `<use href="#b" x="${at * 40 + 20}" y="462"/>`).join('');
  return (
    `<path fill="${shade}" d="M0 ${ledge - 4}h400v16H0z"/><path fill="${body}" d="M0 ${ledge + 8}h400v${92}H0z"/>` +
    `<g fill="${print}"><g transform="translate(0 ${ledge + 16})"><path d="${teeth}"/></g><path d="M0 486h400v5H0zM0 436h400v2.5H0z"/>${row}</g>`
  );
}

/**
 * Draws the portrait as an SVG document. Faces are generic; clothes and the object of the craft tell makers
 * apart.
 */
export function drawPortrait(traits: PortraitTraits): string {
  const wall = walls[traits.wall];
  const spots = positions[traits.people.length - 1] ?? [];
  const weaves = traits.people.map(weave);
  const figures = spots.map(([x, y, scale], index) => {
    // The first person stands in front.
    const at = traits.people.length - 1 - index;
    const person = traits.people[at];
    if (!person) return '';
    return `<g transform="translate(${x} ${y}) scale(${person.turned ? -scale : scale} ${scale})">${drawFigure(person, weaves[at]?.fill ?? '')}</g>`;
  });
  const index = `translate(${traits.people.length === 1 ? 306 : 200} ${ledge + 5})${traits.people.length === 0 ? ' scale(2.1)' : ''}`;
  // A rim of paper separates the object from any colour worn behind it.
  const object =
    `<g transform="${index}"><g stroke="${paper}" stroke-width="9" stroke-linejoin="round"><g id="t">${drawCraftObject(traits.craftObject)}</g></g>` +
    '<use href="#t"/></g>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">` +
    `<style>@media(prefers-color-scheme:dark){.g{fill:#2b231b}}</style><defs>${weaves.map(({ definition }) => definition).join('')}<path id="b" d="M0-14c5 6 5 11 0 16-5-5-5-10 0-16zM-9-2c6 0 8 3 8 9-6 0-8-3-8-9zM9-2c-6 0-8 3-8 9 6 0 8-3 8-9z"/></defs>` +
    `<path class="g" fill="${paper}" d="M0 0h400v500H0z"/><path fill="${wall}" d="${arch}"/>` +
    `<path fill="none" stroke="${wall}" stroke-width="3" d="M26 420V190C26 168 40 158 46 142C50 120 72 112 80 94C94 72 120 74 132 58C150 38 182 42 200 12C218 42 250 38 268 58C280 74 306 72 320 94C328 112 350 120 354 142C360 158 374 168 374 190V420"/>` +
    `<g fill="${wall}"><use href="#b" x="40" y="60" transform="rotate(-20 40 60)"/><use href="#b" x="360" y="60" transform="rotate(20 360 60)"/></g>` +
    `${figures.join('')}${ledgeCloth(traits)}${object}</svg>`
  );
}
