/**
 * Says how many of the demo shop's products show three views, all colours and 1,600 px:
 * node scripts/count-demo-pictures.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPictures } from '../demo/count-pictures.ts';

const count = countPictures(JSON.parse(readFileSync(join(import.meta.dirname, '../demo/media/index.json'), 'utf8')));
process.stdout.write(
  `${count.products} products with ${count.pictures} pictures\n` +
    `${count.threeViews} with three views or more\n` +
    `${count.allLarge} with 1,600 px in the enlargement of every picture\n` +
    `${count.everyColour} of ${count.severalColours} that come in several colours show each\n` +
    `${count.dearComplete} of ${count.dear} above 5,000 rupees with three views of 1,600 px\n` +
    `${count.complete} with all of it\n`,
);
