import { matchText } from '../../../../schema/matchText';
import type { IndexedHotel } from './indexedHotel';

/** A tourist location that is the closest one of some hotels in a city. */
export interface IndexedLandmark {
  name: string;
  cityId: string;
  /** The name as typed text is matched with it. */
  matchText: string;
  hotels: number;
}

/** Each closest tourist location of these hotels once for each city, those of the most hotels first. */
export function landmarksOf(hotels: Iterable<IndexedHotel>): IndexedLandmark[] {
  const found = new Map<string, IndexedLandmark>();
  for (const { cityId, landmarkKey, landmark: name } of hotels) {
    if (name === null || landmarkKey === null) continue;
    const known = found.get(`${cityId} ${landmarkKey}`);
    if (known) known.hotels++;
    else found.set(`${cityId} ${landmarkKey}`, { name, cityId, matchText: matchText(name), hotels: 1 });
  }
  return [...found.values()].sort((a, b) => b.hotels - a.hotels || (a.matchText < b.matchText ? -1 : 1));
}
