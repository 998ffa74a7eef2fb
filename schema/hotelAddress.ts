import { foldLetters } from './foldText';

/** What the address of a hotel's page is made of. */
export interface AddressedHotel {
  /** 24 hexadecimal characters. */
  id: string;
  name: string;
  city: { name: string };
}

/** Characters of the words in an address, at most. */
const MOST = 80;

/**
 * The path of a hotel's page with words that people can read: `/hotels/estrela-residences-lisbon-695b7070ae098d7176ba565d`.
 * Names without letters of the Latin alphabet leave the id alone.
 */
export function hotelPath({ id, name, city }: AddressedHotel): string {
  const words = foldLetters(`${name} ${city.name}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MOST)
    .replace(/-$/, '');
  return `/hotels/${words ? `${words}-` : ''}${id}`;
}

/** The id at the end of what stands for a hotel in an address; words before it are for people alone. */
export const hotelIdIn = (part: string): string => /-([0-9a-f]{24})$/.exec(part)?.[1] ?? part;
