/** Read by loaders only. */
export const blog = {
  title: 'Stories from the workshops',
  description: 'The people behind the pieces: artisans, groups and clusters across India, where they work and since when.',
  intro: 'Every piece in the shop leads to someone. These are the makers, with their crafts, their towns and their stories.',
  first: 'To begin with',
  read: 'Read the story',
  all: 'All makers',
  since: (year: number) => `since ${year}`,
  none: 'The first stories are being written.',
};
