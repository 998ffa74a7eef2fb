import { useId } from 'react';
import type { Feature } from '../../../schema/features';
import { decimal } from '../kit/format';
import { fill } from '../../../schema/fill';
import * as kitTexts from '../kit/texts';
import { AmenityFilter } from './AmenityFilter';
import { FEATURE_WORDS } from './featureWords';
import { inMyLanguage } from '../kit/written';
import { useFacetsSuspenseQuery } from './Facets.generated';
import { FilterChoice, FilterGroup } from './FilterGroup';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import * as texts from './texts';
import styles from './Filters.module.css';

export interface FiltersProps {
  search: Search;
  /** The search after the latest change, even if its hotels are still loading. */
  latestSearch: Search;
  onFilter: (change: Partial<Search>) => void;
}

/** The number of party sizes shown here; the panel has all of them. */
const PARTY_SIZES_SHOWN = 6;

/**
 * The filters of the list, each with the number of hotels that would remain. They apply at once. The popular ones come
 * first, and rarely used groups are folded.
 */
export function Filters({ search, latestSearch, onFilter }: FiltersProps) {
  const group = useId();
  const { data } = useFacetsSuspenseQuery({
    variables: { filter: toVariables(search).filter, ...inMyLanguage() },
  });
  const { types, ratings, amenities, features, guests } = data.hotelFacets;
  const { guests: people, rooms } = latestSearch;
  // at least one guest for each room, and the selected number is always shown
  const choices = guests.filter((each) => each.guests >= rooms);
  const first = Math.max(0, people - rooms - PARTY_SIZES_SHOWN + 1);
  const toggle = (feature: Feature) =>
    onFilter({
      features: latestSearch.features.includes(feature)
        ? latestSearch.features.filter((other) => other !== feature)
        : [...latestSearch.features, feature],
    });

  return (
    <section aria-label={texts.filters} className={styles.filters}>
      <FilterGroup title={texts.popular} isEmpty={features.length === 0}>
        {features.map(({ feature, hotels }) => (
          <FilterChoice
            key={feature}
            label={FEATURE_WORDS[feature]}
            count={hotels}
            checked={latestSearch.features.includes(feature)}
            onChoose={() => toggle(feature)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={texts.rating}>
        <FilterChoice
          label={texts.anyRating}
          name={`${group}-rating`}
          checked={!latestSearch.minRating}
          onChoose={() => onFilter({ minRating: undefined })}
        />
        {ratings.map(({ minRating, hotels }) => (
          <FilterChoice
            key={minRating}
            label={fill(texts.ratingAndUp, { rating: decimal(minRating, minRating % 1 ? 1 : 0) })}
            count={hotels}
            name={`${group}-rating`}
            checked={latestSearch.minRating === minRating}
            onChoose={() => onFilter({ minRating })}
          />
        ))}
      </FilterGroup>
      <div>
        <FilterGroup title={texts.hotelType} isFolded={!latestSearch.type}>
          <FilterChoice
            label={texts.anyType}
            name={`${group}-type`}
            checked={!latestSearch.type}
            onChoose={() => onFilter({ type: undefined })}
          />
          {types.map(({ type, hotels }) => (
            <FilterChoice
              key={type.id}
              label={type.name}
              count={hotels}
              name={`${group}-type`}
              checked={latestSearch.type === type.id}
              onChoose={() => onFilter({ type: type.id })}
            />
          ))}
        </FilterGroup>
        <AmenityFilter amenities={amenities} selected={latestSearch.amenities} onFilter={onFilter} />
        <FilterGroup
          title={fill(texts.guestsInRooms, { count: rooms })}
          isEmpty={choices.length === 0}
          isFolded
        >
          {choices.slice(first, first + PARTY_SIZES_SHOWN).map((each) => (
            <FilterChoice
              key={each.guests}
              label={fill(kitTexts.guests, { count: each.guests })}
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
