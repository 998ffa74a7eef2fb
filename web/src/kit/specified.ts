import { currentLanguage } from '../../../schema/language';
import { amount, dollars } from '../../../schema/spoken';
import { distanceInWords } from './distance';

/** Miles where the specification writes its English text with `N miles`; as anywhere in other languages. */
export const specifiedDistance = (miles: number): string =>
  currentLanguage() === 'en' ? `${miles} miles` : distanceInWords(miles);

/** A price where the specification writes its English text with `$ 120`; as anywhere in other languages. */
export const specifiedPrice = (cents: number): string =>
  currentLanguage() === 'en' ? `$ ${amount(cents)}` : dollars(cents);
