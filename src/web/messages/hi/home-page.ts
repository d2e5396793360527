import type { Messages } from '../en.ts';

export const homePage: Messages['homePage'] = {
  makerPieces: (maker) => `${maker} की बनाई चीज़ें`,
  makersAll: 'सभी कारीगर',
  storiesTitle: 'कारख़ानों से कहानियाँ',
  storiesAll: 'सभी कहानियाँ',
  minutes: (count) => `${count} मिनट`,
};
