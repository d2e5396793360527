import type { DemoSizeTable, Localized } from './types.ts';

const chest = { en: 'Chest, all round', hi: 'छाती का घेर' };
const length = { en: 'Length', hi: 'लंबाई' };

const table = (measures: Localized[], rows: Record<string, number[]>): DemoSizeTable => ({
  measures,
  rows: Object.entries(rows).map(([size, mm]) => ({ size, mm })),
});

/** Kurtas of Bagru, which end above the knee. */
export const kurtaSizes = table([chest, { en: 'Shoulder', hi: 'कंधा' }, length], {
  XS: [960, 360, 980],
  S: [1010, 370, 990],
  M: [1060, 380, 1000],
  L: [1110, 395, 1010],
  XL: [1160, 410, 1020],
  XXL: [1220, 425, 1030],
});

/** Kurtas of Lucknow, cut longer. */
export const longKurtaSizes = table([chest, { en: 'Shoulder', hi: 'कंधा' }, length], {
  S: [1010, 370, 1070],
  M: [1060, 380, 1080],
  L: [1110, 395, 1090],
  XL: [1160, 410, 1100],
});

export const jhablaSizes = table([chest, length], {
  '0-3 months': [520, 300],
  '3-6 months': [540, 320],
  '6-12 months': [570, 345],
});

export const juttiSizes = table([{ en: 'Length of your foot', hi: 'पैर की लंबाई' }], {
  36: [230],
  37: [237],
  38: [243],
  39: [250],
  40: [257],
  41: [263],
  42: [270],
});

export const beltSizes = table(
  [
    { en: 'Buckle to the middle hole', hi: 'बकल से बीच के छेद तक' },
    { en: 'Whole length', hi: 'पूरी लंबाई' },
  ],
  { 32: [813, 1003], 34: [864, 1054], 36: [914, 1104], 38: [965, 1155], 40: [1016, 1206] },
);

const bangles = { '2-4': [57, 180], '2-6': [60, 189], '2-8': [64, 200], '2-10': [67, 209] };

/** Bangles in these sizes, of which each is inches and sixteenths across. */
export const bangleSizes = (...sizes: (keyof typeof bangles)[]): DemoSizeTable =>
  table(
    [
      { en: 'Across, inside', hi: 'भीतर का व्यास' },
      { en: 'Round, inside', hi: 'भीतर का घेर' },
    ],
    Object.fromEntries(sizes.map((size) => [size, bangles[size]])),
  );
