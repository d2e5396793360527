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
  /** Of what covers head or shoulders, and of what is under it. */
  dyes: [outer: Dye, inner: Dye];
  cloth: Cloth;
  /** Looks to the left. */
  turned: boolean;
}

export interface PortraitTraits {
  /** None where it is not known who: the thing of the craft stands for them. */
  people: Person[];
  craftObject: CraftObject;
  wall: Dye;
  cloth: Dye;
}

/** What people wear on their heads at their work, by state; elsewhere hair and a veil. */
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

/** A number from 0 to `below` - 1 that a name and a question always give. */
export function pick(name: string, question: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${question} ${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % below;
}

export type PortraitSubject = Pick<Maker, 'name' | 'kind' | 'craft' | 'state' | 'story' | 'slug'>;

/**
 * Which of them are women, as the maker's own story names them; where it does not, both. Nobody where one artisan's story does not tell:
 * a portrait of somebody else would be worse than none.
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
  const choose = <T>(list: readonly T[], question: string) => list[pick(maker.slug, `${question} ${index}`, list.length)] as T;
  const worn = heads[maker.state] ?? defaultHeads;
  const head = choose<Head>(woman ? worn.women : worn.men, 'head');
  // Beside each other nobody wears the colours of the next one or of the wall.
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

/** Cloth as the craft makes it, plain or striped where it makes none. */
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

/** Everything that the picture of a maker is drawn from; the same for the same maker. */
export function portraitTraits(maker: PortraitSubject): PortraitTraits {
  return {
    people: depictedWomen(maker).map((woman, index) => drawnPerson(maker, woman, index)),
    craftObject: craftObjectFor(maker.craft.en),
    wall: wallColour(maker),
    cloth: dyes[(pick(maker.slug, 'wall', 4) + 1 + pick(maker.slug, 'ledge', 3)) % 4] as Dye,
  };
}
