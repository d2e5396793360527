import { caringForBrassCopperAndKansa } from './stories/caring-for-brass-copper-and-kansa.ts';
import { fromGoatToPashmina } from './stories/from-goat-to-pashmina.ts';
import { howDabuMudKeepsClothWhite } from './stories/how-dabu-mud-keeps-cloth-white.ts';
import { howToReadAPochampallyIkat } from './stories/how-to-read-a-pochampally-ikat.ts';
import { lacquerFromFriction } from './stories/lacquer-from-friction.ts';
import { lookingAfterHandloom } from './stories/looking-after-handloom.ts';
import { lostWaxDhokraStepByStep } from './stories/lost-wax-dhokra-step-by-step.ts';
import { terracottaAndTheMonsoon } from './stories/terracotta-and-the-monsoon.ts';
import { theBlockBeforeThePrint } from './stories/the-block-before-the-print.ts';
import { whatAGiTagPromises } from './stories/what-a-gi-tag-promises.ts';
import { whyNoTwoBluePotteryGlazesMatch } from './stories/why-no-two-blue-pottery-glazes-match.ts';
import type { DemoStory } from './types.ts';

/** Newest first. */
export const stories: DemoStory[] = [
  howDabuMudKeepsClothWhite,
  whyNoTwoBluePotteryGlazesMatch,
  howToReadAPochampallyIkat,
  lostWaxDhokraStepByStep,
  whatAGiTagPromises,
  caringForBrassCopperAndKansa,
  lookingAfterHandloom,
  fromGoatToPashmina,
  terracottaAndTheMonsoon,
  lacquerFromFriction,
  theBlockBeforeThePrint,
];
