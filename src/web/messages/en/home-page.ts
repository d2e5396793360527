/** The home page beyond what the specification words. */
export const homePage = {
  makerPieces: (maker: string) => `Pieces by ${maker}`,
  makersAll: 'All makers',
  namesTitle: 'What a protected name tells you',
  namesText:
    'GI stands for geographical indication: a name registered in India for what comes from one area and is made in a described way. A page carries it only where the registration covers the piece.',
  namesList: 'Pieces with a protected name',
  namesMore: 'What GI means',
  payTitle: 'And what it leaves open',
  payText:
    'It says nothing about wages. Our commission is agreed with each seller in writing; what the maker earns is settled between maker and seller. That is why every page names both.',
  payMore: 'Maker and seller: who is who',
  storiesTitle: 'From the workshops',
  storiesAll: 'All stories',
  minutes: (count: number) => `${count} min read`,
};
