/** Width in px of the file that an enlarged picture shows. */
export const enlargedWidth = 1600;
