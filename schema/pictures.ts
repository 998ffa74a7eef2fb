/**
 * The edition of the drawings in web/public/pictures. Browsers keep an address for a year, so drawings that change come
 * in a folder of a new number.
 */
export const PICTURE_EDITION = 2;

/** The address of the drawing of that name, such as 'city-lisbon'. */
export const pictureAddress = (name: string): string => `/pictures/${PICTURE_EDITION}/${name}.svg`;
