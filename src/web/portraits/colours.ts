/**
 * The portraits' own colours: dyes a little faded, as of worn cloth. They are the same in both colour
 * schemes.
 */
export const dyes = ['indigo', 'madder', 'turmeric', 'neem', 'kora'] as const;
export type Dye = (typeof dyes)[number];

/** Colours of a cloth: its body, its shaded side and its print. */
export const cloths: Record<Dye, { body: string; shade: string; print: string }> = {
  indigo: { body: '#35497f', shade: '#2a3a68', print: '#dfe0e4' },
  madder: { body: '#a4412e', shade: '#873323', print: '#f3dcc0' },
  turmeric: { body: '#d69f35', shade: '#b98425', print: '#7a3a1e' },
  neem: { body: '#64794f', shade: '#51653f', print: '#efe3c4' },
  kora: { body: '#f1e6d0', shade: '#ddcdb0', print: '#a4412e' },
};

export const walls: Record<Dye, string> = { indigo: '#8d9bbd', madder: '#cf8f79', turmeric: '#e3bf76', neem: '#a5b08d', kora: '#e8dabd' };

export const skins = ['#c9966c', '#b48059', '#9c6846', '#86563a'] as const;
export const shadedSkins = ['#ae7b53', '#986645', '#815236', '#6e432c'] as const;

export const ink = '#2a211a';
export const greyHair = '#b3a899';
export const paper = '#f4ebda';
export const metal = { brass: '#cf9d3e', copper: '#b8653c', silver: '#c9c8c4', dark: '#4a4038' } as const;
export const clay = '#b65c3c';
export const wood = '#8f5d36';
