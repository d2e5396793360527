/** The home page beyond what the specification words. */
export const homePage = {
  makerPieces: (maker: string) => `Pieces by ${maker}`,
  makersAll: 'All makers',
  storiesTitle: 'From the workshops',
  storiesAll: 'All stories',
  minutes: (count: number) => `${count} min read`,
};
