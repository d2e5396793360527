export type Dye = 'indigo' | 'madder' | 'turmeric' | 'neem';

/** A shape: filled, or a line of `width` where that is given. */
export interface Mark {
  d: string;
  dye: Dye;
  width?: number;
}

/** A patterned cloth of 240 × 240 units: one motif and the places where it is printed. */
export interface Cloth {
  unit: Mark[];
  places: { x: number; y: number; turn: number }[];
  dyes: readonly [Dye, Dye, Dye];
}

type Random = () => number;

/** Seeded random numbers from 0 to 1 (mulberry32 over FNV-1a): the same text gives the same sequence. */
function seeded(text: string): Random {
  let state = 2166136261;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const point = (radius: number, angle: number) => `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
const circle = (x: number, y: number, r: number) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** `count` petals round the centre, from radius `inner` to `outer`, `spread` radians wide at the belly. */
function petals(count: number, inner: number, outer: number, spread: number, shift = 0): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = shift + (index * 2 * Math.PI) / count;
    const belly = inner + (outer - inner) * 0.62;
    d += `M${point(inner, angle)}Q${point(belly, angle - spread)} ${point(outer, angle)}Q${point(belly, angle + spread)} ${point(inner, angle)}z`;
  }
  return d;
}

const dots = (count: number, radius: number, r: number, shift = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = shift + (index * 2 * Math.PI) / count;
    return circle(radius * Math.sin(angle), -radius * Math.cos(angle), r);
  }).join('');

type Family = (random: Random, dyes: Cloth['dyes']) => { unit: Mark[]; step: number; drop: boolean };

/** A flower on its stem, as on blocks for cloth. */
const buti: Family = (random, [first, second, third]) => {
  const count = 5 + Math.floor(random() * 4);
  const lean = random() < 0.5 ? -1 : 1;
  return {
    step: 60,
    drop: true,
    unit: [
      { d: `M0 4Q${lean * 3} 16 ${lean * 1.5} 27`, dye: third, width: 1.8 },
      {
        d: `M${lean} 19Q${lean * 12} 17 ${lean * 14} 8Q${lean * 4} 9 ${lean} 19zM${lean} 24Q${lean * -10} 23 ${lean * -13} 14Q${lean * -3} 15 ${lean} 24z`,
        dye: third,
      },
      { d: petals(count, 4.5, 17, 0.55 - count * 0.02), dye: first },
      { d: dots(count, 18, 1.3, Math.PI / count), dye: second },
      { d: circle(0, 0, 3), dye: second },
    ],
  };
};

/** Threads dyed before weaving: a stepped diamond with feathered edges. */
const ikat: Family = (random, [first, second, third]) => {
  const bars = (half: number, wide: number, feather: number) => {
    let d = '';
    for (let y = -half; y <= half; y += 3) {
      const reach = wide * (1 - Math.abs(y) / (half + 3)) + (random() - 0.5) * feather;
      if (reach > 1) d += `M${round(-reach)} ${y}h${round(2 * reach)}v2.4h${round(-2 * reach)}z`;
    }
    return d;
  };
  return {
    step: 60,
    drop: true,
    unit: [
      { d: bars(27, 26, 5), dye: first },
      { d: bars(18, 16, 4), dye: third },
      { d: bars(9, 8, 2), dye: second },
    ],
  };
};

/** Warp and weft over and under each other. */
const weave: Family = (random, [first, second]) => {
  const lines = 3 + Math.floor(random() * 2);
  const half = 24;
  let along = '';
  let across = '';
  for (let index = 0; index < lines; index++) {
    const at = ((index + 0.5) * half) / lines;
    along += `M${round(-half + at)} ${-half + 1.5}v${half - 3}M${round(at)} 1.5v${half - 3}`;
    across += `M1.5 ${round(-half + at)}h${half - 3}M${-half + 1.5} ${round(at)}h${half - 3}`;
  }
  const width = round((half / lines) * 0.62);
  return {
    step: 48,
    drop: false,
    unit: [
      { d: along, dye: first, width },
      { d: across, dye: second, width },
    ],
  };
};

/** A pierced screen: eight-pointed stars joined by crosses. */
const jaali: Family = (random, [first, second, third]) => {
  const star = (radius: number) => {
    const square = (shift: number) => [0, 1, 2, 3].map((corner) => point(radius, shift + (corner * Math.PI) / 2)).join('L');
    return `M${square(0)}zM${square(Math.PI / 4)}z`;
  };
  return {
    step: 60,
    drop: false,
    unit: [
      { d: star(22), dye: first, width: 2 },
      {
        d: `M0-30V-22M0 30V22M-30 0H-22M30 0H22M-30-30L-15.6-15.6M30-30L15.6-15.6M-30 30L-15.6 15.6M30 30L15.6 15.6`,
        dye: first,
        width: 2,
      },
      { d: petals(random() < 0.5 ? 4 : 8, 3, 14, 0.34), dye: second },
      { d: `${circle(-30, -30, 4)}${circle(30, -30, 4)}${circle(-30, 30, 4)}${circle(30, 30, 4)}`, dye: third },
    ],
  };
};

/** Turned and thrown work seen from above; bangles, too. */
const rings: Family = (random, [first, second, third]) => {
  const beads = 10 + Math.floor(random() * 4) * 2;
  return {
    step: 64,
    drop: true,
    unit: [
      { d: circle(0, 0, 27), dye: first, width: 2.4 },
      { d: dots(beads, 21.5, 1.7), dye: second },
      { d: circle(0, 0, 16), dye: first, width: 1.6 },
      { d: petals(beads / 2, 3.5, 13, 0.3), dye: third },
      { d: circle(0, 0, 2.4), dye: second },
    ],
  };
};

/** Wraps tied before dyeing leave waves. */
const wave: Family = (random, dyes) => {
  const steep = 8 + Math.floor(random() * 3) * 3;
  const line = (y: number) => `M-24 ${y}L-12 ${y - steep}L0 ${y}L12 ${y - steep}L24 ${y}`;
  return {
    step: 48,
    drop: false,
    unit: [
      { d: line(-12), dye: dyes[0], width: 6 },
      { d: line(-1), dye: dyes[1], width: 2 },
      { d: line(12), dye: dyes[0], width: 2.5 },
      { d: dots(2, 12, 1.6, Math.PI / 2), dye: dyes[2] },
    ],
  };
};

/** Stitches round a small mirror. */
const stitch: Family = (random, [first, second, third]) => {
  const count = 8 + Math.floor(random() * 3) * 2;
  const spokes = (from: number, to: number, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = shift + (index * 2 * Math.PI) / count;
      return `M${point(from, angle)}L${point(to, angle)}`;
    }).join('');
  return {
    step: 58,
    drop: true,
    unit: [
      { d: circle(0, 0, 6), dye: second },
      { d: circle(0, 0, 9), dye: first, width: 2 },
      { d: spokes(12, 18, 0), dye: first, width: 2.2 },
      { d: spokes(19.5, 24, Math.PI / count), dye: third, width: 2.2 },
      { d: dots(count, 25, 1.4), dye: second },
    ],
  };
};

const crafts: readonly (readonly [RegExp, Family])[] = [
  [/lacquer|turn|toy/i, rings],
  [/ikat|patola|pochampally|telia/i, ikat],
  [/print|kalam|paint|madhubani|pattachitra|ajrakh|gond|warli|block/i, buti],
  [/bandh|leher|tie|dye|shibori/i, wave],
  [/embroid|stitch|mirror|kantha|chikan|quilt|phulkari|zari|doll|felt/i, stitch],
  [/weav|loom|basket|bamboo|cane|rug|durrie|shawl|wool|mat|grass|jamdani|saree/i, weave],
  [/wood|carv|stone|inlay|marble|leather|papier/i, jaali],
  [/jewel|bangle|lac|silver|brass|metal|bidri|dhokra|pot|clay|terracotta|ceramic|glass|bell|copper|iron/i, rings],
];
const families: readonly Family[] = [buti, ikat, weave, jaali, rings, wave, stitch];
const dyeSets: readonly Cloth['dyes'][] = [
  ['indigo', 'madder', 'turmeric'],
  ['madder', 'indigo', 'neem'],
  ['neem', 'madder', 'turmeric'],
  ['indigo', 'turmeric', 'neem'],
  ['madder', 'turmeric', 'indigo'],
  ['neem', 'indigo', 'madder'],
];

/**
 * Draws the cloth of a name: `craft` (in English) selects the family of patterns, `name` all else.
 * Deterministic.
 */
export function drawCloth(name: string, craft: string): Cloth {
  const random = seeded(name);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const dyes = pick(dyeSets);
  const family = crafts.find(([words]) => words.test(craft))?.[1] ?? pick(families);
  const { unit, step, drop } = family(random, dyes);
  const places: Cloth['places'] = [];
  for (let column = 0; column * step <= 240 + step; column++) {
    for (let row = 0; row * step <= 240 + step; row++) {
      // Half-drop: every other column half a step lower, each print with a small offset, as by hand.
      const turn = drop ? round((random() - 0.5) * 5) : 0;
      places.push({ x: column * step, y: row * step - (drop && column % 2 === 1 ? step / 2 : 0), turn });
    }
  }
  return { unit, places, dyes };
}
