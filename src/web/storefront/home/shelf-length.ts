/** Products on a shelf of the home page. */
export const shelfLength = 15;
/** Products in the server's page: as many as most windows show, and one step of the arrow more. */
export const initialShelfLength = 6;
