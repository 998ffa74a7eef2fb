import { useState } from 'react';
import { featuresOf } from '../../../schema/features';
import { Button } from '../kit/Button';
import type { FacetsQuery } from './Facets.generated';
import { FilterChoice, FilterGroup } from './FilterGroup';
import type { Search } from './search';
import styles from './AmenityFilter.module.css';

const SHOWN = 7;

interface Props {
  amenities: FacetsQuery['hotelFacets']['amenities'];
  chosen: readonly string[];
  onFilter: (change: Pick<Search, 'amenities'>) => void;
}

/**
 * What else the hotel must offer: the most frequent amenities, the others on demand; chosen ones are always shown. Those
 * that are a feature are not repeated.
 */
export function AmenityFilter({ amenities, chosen, onFilter }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const others = amenities.filter(
    ({ amenity }) => chosen.includes(amenity) || featuresOf(amenity).length === 0,
  );
  const offered = others.filter(
    ({ amenity }, place) => showsAll || place < SHOWN || chosen.includes(amenity),
  );
  const hidden = others.length - offered.length;
  const toggle = (amenity: string) =>
    onFilter({
      amenities: chosen.includes(amenity)
        ? chosen.filter((other) => other !== amenity)
        : [...chosen, amenity],
    });
  return (
    <FilterGroup title="Other amenities" isEmpty={others.length === 0} isFolded={chosen.length === 0}>
      {offered.map(({ amenity, hotels }) => (
        <FilterChoice
          key={amenity}
          label={amenity}
          count={hotels}
          checked={chosen.includes(amenity)}
          onChoose={() => toggle(amenity)}
        />
      ))}
      {(hidden > 0 || showsAll) && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className={styles.more}
        >
          {showsAll ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </FilterGroup>
  );
}
