import { translated } from './fill';

/**
 * The title of a tax or fee as its city calls it. Below zero it is what a change of the booking let go, which is kept in
 * English: that one is in the language of the reader.
 */
export const chargeWords = ({ title, cents }: { title: string; cents: number }): string =>
  cents < 0 && title === 'Too little to charge' ? translated('Too little to charge') : title;
