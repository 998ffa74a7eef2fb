import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { featuresOf } from '../../../schema/features';
import { Button } from '../kit/Button';
import type { FacetsQuery } from './Facets.generated';
import { FilterChoice, FilterGroup } from './FilterGroup';
import type { Search } from './search';
import * as texts from './texts';
import styles from './AmenityFilter.module.css';

const AMENITIES_SHOWN = 7;

interface Props {
  amenities: FacetsQuery['hotelFacets']['amenities'];
  selected: readonly string[];
  onFilter: (change: Pick<Search, 'amenities'>) => void;
}

/**
 * The amenities that a hotel must have. It shows the most frequent and the selected ones, and the others on demand. Amenities
 * that are popular filters are not repeated.
 */
export function AmenityFilter({ amenities, selected, onFilter }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const others = amenities.filter(
    ({ amenity }) => selected.includes(amenity) || featuresOf(amenity).length === 0,
  );
  const offered = others.filter(
    ({ amenity }, index) => showsAll || index < AMENITIES_SHOWN || selected.includes(amenity),
  );
  const hidden = others.length - offered.length;
  const toggle = (amenity: string) =>
    onFilter({
      amenities: selected.includes(amenity)
        ? selected.filter((other) => other !== amenity)
        : [...selected, amenity],
    });
  return (
    <FilterGroup title={texts.otherAmenities} isEmpty={others.length === 0} isFolded={selected.length === 0}>
      {offered.map(({ amenity, hotels }) => (
        <FilterChoice
          key={amenity}
          label={amenity}
          count={hotels}
          checked={selected.includes(amenity)}
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
          {showsAll ? texts.showFewer : fill(texts.showMore, { count: hidden })}
        </Button>
      )}
    </FilterGroup>
  );
}
