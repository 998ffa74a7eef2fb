import { fill } from '../../../schema/fill';
import { currentLanguage, perLanguage } from '../../../schema/language';
import { distanceInMiles } from './texts';

const KILOMETRES_PER_MILE = 1.609344;
const kilometres = perLanguage(
  (language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
);

/** The unit in which readers of the language measure ways, and how long it is. */
export const distanceUnit = (): { miles: number; inWords: (count: number) => string } =>
  currentLanguage() === 'en'
    ? { miles: 1, inWords: (count) => fill(distanceInMiles, { count }) }
    : { miles: 1 / KILOMETRES_PER_MILE, inWords: (count) => kilometres().format(count) };

/** Miles as readers of the language say a way: `0.4 miles`, `1 mile`, in German `0,6 km`. Never more than one decimal. */
export const distanceInWords = (miles: number): string => {
  const unit = distanceUnit();
  return unit.inWords(Math.round((miles / unit.miles) * 10) / 10);
};
