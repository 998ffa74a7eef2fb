import { LANGUAGE_TAGS } from '../../schema/language';
import { build } from '../src/core/build';
import { PlaceName } from '../src/hotels/placeNames/placeName.types';
import { readData } from './readData';
import { PlaceNamesSeed } from './seed.types';

const NAMES = readData('placeNames', PlaceNamesSeed);

/** The names of a city or hotel type of the demonstration where they differ from the English one. */
export const namesOf = (place: string): PlaceName[] =>
  LANGUAGE_TAGS.flatMap((language) => {
    const name = NAMES[place]?.[language];
    return name ? [build(PlaceName, { language, name })] : [];
  });
