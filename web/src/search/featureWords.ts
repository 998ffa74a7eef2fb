import type { Feature } from '../../../schema/features';
import * as texts from './texts';

/** The names of the popular filters. */
export const FEATURE_WORDS: Record<Feature, string> = {
  FREE_CANCELLATION: texts.freeCancellation,
  BREAKFAST: texts.breakfast,
  WIFI: texts.freeWifi,
  PARKING: texts.parking,
};
