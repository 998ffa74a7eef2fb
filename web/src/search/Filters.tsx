import { useId } from 'react';
import type { Feature } from '../../../schema/features';
import { counted } from '../kit/format';
import { AmenityFilter } from './AmenityFilter';
import { FEATURE_WORDS } from './featureWords';
import { useFacetsSuspenseQuery } from './Facets.generated';
import { FilterChoice, FilterGroup } from './FilterGroup';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import styles from './Filters.module.css';

export interface FiltersProps {
  search: Search;
  /** The search after the last press, while its rows are loading. */
  pressed: Search;
  onFilter: (change: Partial<Search>) => void;
}

/** Larger parties are chosen in the panel. */
const MOST_PEOPLE = 6;

/**
 * The filters of the list, each choice with the number of hotels it would leave; they apply at once. What most guests
 * look for comes first, the rest is folded.
 */
export function Filters({ search, pressed, onFilter }: FiltersProps) {
  const group = useId();
  const { data } = useFacetsSuspenseQuery({ variables: { filter: toVariables(search).filter } });
  const { types, ratings, amenities, features, guests } = data.hotelFacets;
  const { guests: people, rooms } = pressed;
  // each room has somebody, and what is chosen is shown
  const choices = guests.filter((each) => each.guests >= rooms);
  const first = Math.max(0, people - rooms - MOST_PEOPLE + 1);
  const toggle = (feature: Feature) =>
    onFilter({
      features: pressed.features.includes(feature)
        ? pressed.features.filter((other) => other !== feature)
        : [...pressed.features, feature],
    });

  return (
    <section aria-label="Filters" className={styles.filters}>
      <FilterGroup title="Popular" isEmpty={features.length === 0}>
        {features.map(({ feature, hotels }) => (
          <FilterChoice
            key={feature}
            label={FEATURE_WORDS[feature]}
            count={hotels}
            checked={pressed.features.includes(feature)}
            onChoose={() => toggle(feature)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Rating">
        <FilterChoice
          label="Any rating"
          name={`${group}-rating`}
          checked={!pressed.minRating}
          onChoose={() => onFilter({ minRating: undefined })}
        />
        {ratings.map(({ minRating, hotels }) => (
          <FilterChoice
            key={minRating}
            label={`${minRating} and more`}
            count={hotels}
            name={`${group}-rating`}
            checked={pressed.minRating === minRating}
            onChoose={() => onFilter({ minRating })}
          />
        ))}
      </FilterGroup>
      <div>
        <FilterGroup title="Type of hotel" isFolded={!pressed.type}>
          <FilterChoice
            label="Any type"
            name={`${group}-type`}
            checked={!pressed.type}
            onChoose={() => onFilter({ type: undefined })}
          />
          {types.map(({ type, hotels }) => (
            <FilterChoice
              key={type.id}
              label={type.name}
              count={hotels}
              name={`${group}-type`}
              checked={pressed.type === type.id}
              onChoose={() => onFilter({ type: type.id })}
            />
          ))}
        </FilterGroup>
        <AmenityFilter amenities={amenities} chosen={pressed.amenities} onFilter={onFilter} />
        <FilterGroup title={`Guests in ${counted(rooms, 'room')}`} isEmpty={choices.length === 0} isFolded>
          {choices.slice(first, first + MOST_PEOPLE).map((each) => (
            <FilterChoice
              key={each.guests}
              label={counted(each.guests, 'guest')}
              count={each.hotels}
              name={`${group}-guests`}
              checked={people === each.guests}
              onChoose={() => onFilter({ guests: each.guests })}
            />
          ))}
        </FilterGroup>
      </div>
    </section>
  );
}
