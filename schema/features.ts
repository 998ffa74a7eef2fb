import { text } from './fill';

/** What every room of every hotel has. */
export const EVERY_ROOM = [
  text('Private bathroom'),
  text('Free Wi-Fi'),
  text('Air conditioning'),
  text('Fresh towels and linen'),
];

/** Amenities that guests look for first, by the words that hotels have for them. */
export const AMENITY_FEATURES = {
  BREAKFAST: /\bbreakfast\b/i,
  WIFI: /\bwi-?fi\b/i,
  PARKING: /\bparking\b/i,
} as const;

/** What guests look for first. */
export type Feature = keyof typeof AMENITY_FEATURES | 'FREE_CANCELLATION';

/** The features that an amenity is, whatever words a hotel has for it: 'Valet parking' is PARKING. */
export const featuresOf = (amenity: string): (keyof typeof AMENITY_FEATURES)[] =>
  (Object.keys(AMENITY_FEATURES) as (keyof typeof AMENITY_FEATURES)[]).filter((feature) =>
    AMENITY_FEATURES[feature].test(amenity),
  );
