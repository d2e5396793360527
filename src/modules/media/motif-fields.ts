import type { Motif } from './draw-motif.ts';
import { dots, wave } from './dyed-motifs.ts';
import type { Chance, Inks } from './motif-ink.ts';
import type { Field } from './motif-shapes.ts';
import { buti, jaali, leaf, rings, star } from './printed-motifs.ts';
import { ikat, stripe, weave } from './woven-motifs.ts';

const fields: Record<Motif, Field> = { buti, jaali, ikat, stripe, wave, dots, weave, rings, leaf, star };

export const fieldOf = (motif: Motif, inks: Inks, chance: Chance, reach: number): string => fields[motif](inks, chance, reach);
