import type { Feature } from '../../../schema/features';

/** What guests look for first, as they say it. */
export const FEATURE_WORDS: Record<Feature, string> = {
  FREE_CANCELLATION: 'Free cancellation',
  BREAKFAST: 'Breakfast',
  WIFI: 'Free Wi-Fi',
  PARKING: 'Parking',
};
