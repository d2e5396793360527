import type { Maker } from '#modules/makers/contract.ts';
import { type Dye, dyes } from './colours.ts';
import { type CraftObject, craftObjectFor } from './craft-objects.ts';

export type Head = 'safa' | 'dastar' | 'cap' | 'wool-cap' | 'hair' | 'veil' | 'braid' | 'shawl';
type Cloth = 'plain' | 'buti' | 'dots' | 'stripes' | 'diamonds' | 'checks';

export interface Person {
  woman: boolean;
  head: Head;
  /** 0 to 3, from light to dark. */
  skin: number;
  grey: boolean;
  beard: 'none' | 'moustache' | 'full';
  bindi: boolean;
  spectacles: boolean;
  /** Dyes of the cloth over head or shoulders and of the one below. */
  dyes: [outer: Dye, inner: Dye];
  cloth: Cloth;
  /** Faces left. */
  turned: boolean;
}

export interface PortraitTraits {
  /** Empty where unknown; the object of the craft is shown alone. */
  people: Person[];
  craftObject: CraftObject;
  wall: Dye;
  cloth: Dye;
}

/** Headwear at work by state, with a default for others. */
const heads: Record<string, { men: Head[]; women: Head[] }> = {
  Rajasthan: { men: ['safa', 'safa', 'hair'], women: ['veil'] },
  Gujarat: { men: ['safa', 'cap', 'hair'], women: ['veil'] },
  'Madhya Pradesh': { men: ['safa', 'hair'], women: ['veil'] },
  Maharashtra: { men: ['cap', 'hair'], women: ['veil', 'braid'] },
  Punjab: { men: ['dastar'], women: ['veil'] },
  Haryana: { men: ['safa', 'hair'], women: ['veil'] },
  'Uttar Pradesh': { men: ['cap', 'hair'], women: ['veil'] },
  'Jammu and Kashmir': { men: ['wool-cap'], women: ['veil', 'shawl'] },
  'Himachal Pradesh': { men: ['wool-cap'], women: ['shawl'] },
  Ladakh: { men: ['wool-cap'], women: ['shawl'] },
  Assam: { men: ['hair'], women: ['braid', 'shawl'] },
  Manipur: { men: ['hair'], women: ['shawl', 'braid'] },
  Nagaland: { men: ['hair'], women: ['shawl'] },
  Kerala: { men: ['hair'], women: ['braid'] },
  Karnataka: { men: ['hair'], women: ['braid'] },
  'Tamil Nadu': { men: ['hair'], women: ['braid'] },
  Telangana: { men: ['hair', 'cap'], women: ['braid', 'veil'] },
  'Andhra Pradesh': { men: ['hair'], women: ['braid'] },
};
const defaultHeads = { men: ['hair'], women: ['veil', 'braid'] } satisfies { men: Head[]; women: Head[] };

const womenWords = /\b(mahila|women|woman|mothers?|wives|wife|sisters?|daughters?|grandmothers?|aunts?|she|her)\b/gi;
const menWords = /\b(men|man|brothers?|fathers?|grandfathers?|sons?|uncles?|nephews?|husbands?|cousins?|he|his)\b/gi;

/** A deterministic number from 0 to `below` - 1 for a name and a trait. */
export function pick(name: string, trait: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${trait} ${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % below;
}

export type PortraitSubject = Pick<Maker, 'name' | 'kind' | 'craft' | 'state' | 'story' | 'slug'>;

/**
 * Whether each person is a woman, by the words of the maker's story; mixed where it does not tell. Empty for
 * an artisan whose story does not tell, because a portrait of another person would be worse than none.
 */
function depictedWomen({ name, kind, story, slug }: PortraitSubject): boolean[] {
  const words = `${name.en}. ${story.en}`;
  const women = words.match(womenWords)?.length ?? 0;
  const men = words.match(menWords)?.length ?? 0;
  const first = kind === 'artisan' ? /\b(she|her|he|his)\b/i.exec(words)?.[0].toLowerCase() : undefined;
  const womanFirst = first ? first.startsWith('s') || first === 'her' : women === men ? pick(slug, 'who', 2) === 0 : women > men;
  const mixed = women > 0 === men > 0 || (kind === 'cluster' && !/mahila/i.test(words));
  if (kind === 'artisan' && women + men === 0) return [];
  const count = kind === 'cluster' ? 3 : kind === 'group' || / and /.test(name.en) ? 2 : 1;
  return Array.from({ length: count }, (_, index) => (mixed && index % 2 === 1 ? !womanFirst : womanFirst));
}

function drawnPerson(maker: PortraitSubject, woman: boolean, index: number): Person {
  const choose = <T>(list: readonly T[], trait: string) => list[pick(maker.slug, `${trait} ${index}`, list.length)] as T;
  const worn = heads[maker.state] ?? defaultHeads;
  const head = choose<Head>(woman ? worn.women : worn.men, 'head');
  // Adjacent people differ in colour from each other and from the wall.
  const free = dyes.filter((dye) => dye !== wallColour(maker));
  const at = pick(maker.slug, 'dye', free.length) + index;
  return {
    woman,
    head,
    skin: choose([0, 1, 1, 2, 2, 3], 'skin'),
    grey: choose([false, false, true], 'grey'),
    beard: woman ? 'none' : head === 'dastar' ? 'full' : choose(['none', 'moustache', 'moustache', 'full'], 'beard'),
    bindi: woman && head !== 'shawl' && choose([true, true, false], 'bindi'),
    spectacles: choose([false, false, false, true], 'spectacles'),
    dyes: [free[at % free.length] as Dye, free[(at + 1 + pick(maker.slug, 'inner', free.length - 1)) % free.length] as Dye],
    cloth: clothPattern(maker, index),
    turned: index % 2 === 1,
  };
}

const wallColour = ({ slug }: PortraitSubject): Dye => dyes[pick(slug, 'wall', 4)] as Dye;

/** The cloth pattern of the craft; any pattern for crafts that make no cloth. */
function clothPattern({ craft, slug }: PortraitSubject, index: number): Cloth {
  const made: [RegExp, Cloth][] = [
    [/ikat/i, 'diamonds'],
    [/tie-dye|bandhani/i, 'dots'],
    [/print|chikan|kantha/i, 'buti'],
    [/weav|loom|silk/i, 'checks'],
    [/wool|dhurrie/i, 'stripes'],
  ];
  const own = made.find(([word]) => word.test(craft.en))?.[1];
  if (own && index === 0) return own;
  return (['plain', 'stripes', 'buti', 'dots'] as const)[(pick(slug, 'cloth', 4) + index) % 4] as Cloth;
}

/** The traits that a portrait is drawn from, deterministic by maker. */
export function portraitTraits(maker: PortraitSubject): PortraitTraits {
  return {
    people: depictedWomen(maker).map((woman, index) => drawnPerson(maker, woman, index)),
    craftObject: craftObjectFor(maker.craft.en),
    wall: wallColour(maker),
    cloth: dyes[(pick(maker.slug, 'wall', 4) + 1 + pick(maker.slug, 'ledge', 3)) % 4] as Dye,
  };
}
