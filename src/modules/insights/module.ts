import { defineModule, implementAll } from '#platform/module.ts';
import { insightsContract, insightsTag } from './contract.ts';
import { getNumbers, getNumbersCsv } from './get-numbers.ts';

export const insightsModule = defineModule({
  openApi: { tags: [insightsTag] },
  handlers: implementAll(insightsContract, { getNumbers, getNumbersCsv }),
});
