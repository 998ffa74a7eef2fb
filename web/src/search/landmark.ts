import type { Landmark, Spot } from './map/ownFeatures';

interface MaybeSpot {
  latitude: number | null;
  longitude: number | null;
}

interface NearSight {
  closestTouristLocation: string | null;
  touristLocationLatitude: number | null;
  touristLocationLongitude: number | null;
}

/** The place on a map; undefined if it is not known. */
export const spotOf = ({ latitude, longitude }: MaybeSpot): Spot | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** The closest tourist locations of the hotels, each once, where their places are known. */
export function landmarksOf(hotels: readonly NearSight[]): Landmark[] {
  const byName = new Map<string, Landmark>();
  for (const { closestTouristLocation: name, touristLocationLatitude, touristLocationLongitude } of hotels) {
    const spot = spotOf({ latitude: touristLocationLatitude, longitude: touristLocationLongitude });
    if (name && spot) byName.set(name, { name, ...spot });
  }
  return [...byName.values()];
}
