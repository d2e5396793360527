import { expect, test } from 'vitest';
import { titlePhrases } from './title-phrases.ts';

const titles = ['Hammered Brass Urli', 'Brass Tumblers, Tinned Inside', 'Round Tray with Brass Inlay', 'Tall Brass Lassi Glasses'];

test('completes the last word and goes on as titles do, without their small words', () => {
  expect(titlePhrases(['bra'], titles, 5)).toEqual(['brass', 'brass urli', 'brass tumblers', 'brass inlay', 'brass lassi glasses']);
  expect(titlePhrases(['brass', 'tum'], titles, 5)).toEqual(['brass tumblers']);
  expect(titlePhrases(['bra'], titles, 2)).toEqual(['brass', 'brass urli']);
});

test('begins before the typed word where a title ends with it', () => {
  expect(
    titlePhrases(['vas'], ['Blue Pottery Vase', 'Bud Vases, Set of Three', 'Very Long Name of a Most Unusual Painted Clay Vase'], 9),
  ).toEqual(['vase', 'vases', 'blue pottery vase', 'bud vases']);
});

test('keeps what joins Hindi words between them, and leaves it out at an end', () => {
  const hindi = ['पीतल की पूजा घंटी', 'पीतल के गिलास', 'मनकेदार पट्टी वाला पीतल का लोटा और गिलास'];
  expect(titlePhrases(['पीत'], hindi, 4)).toEqual(['पीतल', 'पीतल की पूजा घंटी', 'पीतल के गिलास']);
});

test('finds nothing where the typed words do not stand together', () => {
  expect(titlePhrases(['urli', 'brass'], titles, 5)).toEqual([]);
  expect(titlePhrases([''], [], 5)).toEqual([]);
});
