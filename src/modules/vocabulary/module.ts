import { defineModule, implementAll } from '#platform/module.ts';
import { vocabularyContract, vocabularyTag } from './contract.ts';
import { decideWord, listDeskWords } from './decide-word.ts';
import { listWords, proposeWord } from './propose-word.ts';

export const vocabularyModule = defineModule({
  openApi: { tags: [vocabularyTag] },
  handlers: implementAll(vocabularyContract, { listWords, proposeWord, listDeskWords, decideWord }),
});
