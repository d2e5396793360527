/** Slugs of category and subcategory that needs choose from. */
export const lamps = 'home-decor/lamps-and-diyas';
export const vases = 'home-decor/vases-and-planters';
export const wall = 'home-decor/wall-and-table';
export const cushions = 'home-decor/cushions-and-rugs';
export const serveware = 'kitchen-and-dining/serveware';
export const drinkware = 'kitchen-and-dining/drinkware';
export const cooking = 'kitchen-and-dining/cooking-and-prep';
export const earrings = 'jewelry/earrings';
export const bangles = 'jewelry/bangles';
export const necklaces = 'jewelry/necklaces';
export const sarees = 'apparel/sarees';
export const kurtas = 'apparel/kurtas-and-jackets';
export const stoles = 'apparel/stoles-and-shawls';
export const quilts = 'homeware/quilts-and-throws';
export const baskets = 'homeware/baskets-and-storage';
export const linen = 'homeware/table-and-bath-linen';
export const toys = 'kids-and-baby/wooden-toys';
export const softToys = 'kids-and-baby/soft-toys';
export const nursery = 'kids-and-baby/nursery';
export const bags = 'accessories/bags-and-pouches';
export const stationery = 'accessories/stationery';
export const personal = 'accessories/personal';
export const tools = 'utility-and-miscellaneous/craft-tools';
export const household = 'utility-and-miscellaneous/household';
export const ritual = 'utility-and-miscellaneous/ritual-and-gifting';

export const all = (...slugs: string[]) => slugs.join(' ');
