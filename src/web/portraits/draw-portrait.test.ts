import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { craftObjectFor } from './craft-objects.ts';
import { drawPortrait } from './draw-portrait.ts';
import { type PortraitSubject, portraitTraits } from './portrait-traits.ts';

const maker = (changes: Partial<PortraitSubject> = {}): PortraitSubject => ({
  slug: 'omkar-and-family',
  name: { en: 'Omkar and family' },
  kind: 'artisan',
  craft: { en: 'Blue pottery' },
  state: 'Rajasthan',
  story: { en: 'He learned it from his father.' },
  ...changes,
});
const women = (changes: Partial<PortraitSubject>) => portraitTraits(maker(changes)).people.map((person) => person.woman);

describe('the people in a portrait', () => {
  it('are one artisan, two of a family or group, three of a cluster', () => {
    expect(women({ name: { en: 'Omkar' } })).toEqual([false]);
    expect(women({})).toHaveLength(2);
    expect(women({ kind: 'group', name: { en: 'Chaak Mandal' } })).toHaveLength(2);
    expect(women({ kind: 'cluster', name: { en: 'Chaak Mandal' } })).toHaveLength(3);
  });
  it('follow the gender in the story', () => {
    expect(women({ story: { en: 'She bends the wire, her husband draws it.' } })).toEqual([true, false]);
    expect(women({ name: { en: 'Sui Mahila Samuh' }, kind: 'cluster', story: { en: 'Forty women sew.' } })).toEqual([true, true, true]);
    expect(women({ name: { en: 'Jamil and Rafat' }, story: { en: 'The cousins learnt from one uncle.' } })).toEqual([false, false]);
  });
  it('are left out where the story of an artisan does not tell', () => {
    expect(women({ story: { en: 'The kiln is fired twice a year.' } })).toEqual([]);
    expect(drawPortrait(portraitTraits(maker({ story: { en: 'The kiln is fired twice a year.' } })))).toContain('scale(2.1)');
  });
  it('wear the headwear of their state', () => {
    expect(portraitTraits(maker({ state: 'Punjab' })).people[0]).toMatchObject({ head: 'dastar', beard: 'full' });
    expect(portraitTraits(maker({ state: 'Elsewhere' })).people[0]).toMatchObject({ head: 'hair' });
  });
});

it('draws the object of the craft', () => {
  expect(craftObjectFor('Red and black pottery')).toBe('clay');
  expect(craftObjectFor('Lacquered and painted wooden toys')).toBe('brush');
  expect(craftObjectFor('Jewellery and lac bangles')).toBe('bangles');
  expect(craftObjectFor('Carved printing blocks')).toBe('block');
  expect(craftObjectFor('Something nobody has heard of')).toBe('thread');
});

describe('a portrait', () => {
  it('is the same for the same maker and differs for others', () => {
    expect(drawPortrait(portraitTraits(maker()))).toBe(drawPortrait(portraitTraits(maker())));
    expect(drawPortrait(portraitTraits(maker({ slug: 'zeenat', state: 'Kerala' })))).not.toBe(drawPortrait(portraitTraits(maker())));
  });
  it('is light for every maker', () => {
    for (const state of ['Rajasthan', 'Punjab', 'Ladakh', 'Kerala', 'Uttar Pradesh']) {
      for (let at = 0; at < 12; at++) {
        const svg = drawPortrait(portraitTraits(maker({ slug: `maker-${at}`, state, kind: 'cluster' })));
        expect(svg.length).toBeLessThan(12_000);
        expect(svg).not.toContain('undefined');
      }
    }
  });
  it('is a few kilobytes compressed', () =>
    expect(gzipSync(drawPortrait(portraitTraits(maker({ kind: 'cluster' })))).length).toBeLessThan(3000));
  it('contains no text of the maker', () => {
    const svg = drawPortrait(portraitTraits(maker({ slug: '"><script>', name: { en: '<script>' }, craft: { en: '<script>' } })));
    expect(svg).not.toContain('script');
  });
});
