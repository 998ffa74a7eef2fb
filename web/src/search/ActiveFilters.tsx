import { fill } from '../../../schema/fill';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { decimal, dollars } from '../kit/format';
import { useOtherCurrency, type OtherCurrency } from '../kit/otherCurrency';
import { inMyLanguage } from '../kit/written';
import { useFacetsSuspenseQuery } from './Facets.generated';
import { FEATURE_WORDS } from './featureWords';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import type { FiltersProps } from './Filters';
import * as texts from './texts';
import styles from './ActiveFilters.module.css';

/** The active filters above the list; each is a button that removes it. */
export function ActiveFilters({ search, latestSearch, onFilter }: FiltersProps) {
  const { data } = useFacetsSuspenseQuery({
    variables: { filter: toVariables(search).filter, ...inMyLanguage() },
  });
  const { types } = data.hotelFacets;
  const { type: typeId, minRating, amenities, features } = latestSearch;
  const active: { label: string; without: Partial<Search> }[] = [];
  if (latestSearch.near)
    active.push({
      label: fill(texts.nearLandmark, { landmark: latestSearch.near }),
      without: { near: undefined },
    });
  if (typeId) {
    const name = types.find(({ type }) => type.id === typeId)?.type.name ?? texts.oneHotelType;
    active.push({ label: name, without: { type: undefined } });
  }
  if (minRating)
    active.push({
      label: fill(texts.ratedAndUp, { rating: decimal(minRating, minRating % 1 ? 1 : 0) }),
      without: { minRating: undefined },
    });
  if (latestSearch.area) active.push({ label: texts.thisMapArea, without: { area: undefined } });
  const price = priceOf(latestSearch, useOtherCurrency());
  if (price) active.push({ label: price, without: { minPrice: undefined, maxPrice: undefined } });
  for (const feature of features)
    active.push({
      label: FEATURE_WORDS[feature],
      without: { features: features.filter((other) => other !== feature) },
    });
  for (const amenity of amenities)
    active.push({
      label: amenity,
      without: { amenities: amenities.filter((other) => other !== amenity) },
    });
  if (active.length === 0) return null;

  return (
    <ul aria-label={texts.activeFilters} className={styles.list}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={fill(texts.removeFilter, { filter: label })}
            onClick={() => onFilter(without)}
            className={classNames(chip.chip, chip.outlined)}
          >
            {`${label} ×`}
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className={chip.chip}
            onClick={() =>
              onFilter(
                Object.assign({}, ...active.map(({ without }) => without), {
                  amenities: [],
                  features: [],
                }),
              )
            }
          >
            {texts.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}

function priceOf({ minPrice, maxPrice }: Search, other: OtherCurrency | undefined): string | undefined {
  const bound = (which: 'min' | 'max', price: number) =>
    other ? other.inUnits(other.fromDollars[which](price)) : dollars(price * 100);
  const from = minPrice ? bound('min', minPrice) : undefined;
  const to = maxPrice === undefined ? undefined : bound('max', maxPrice);
  if (from && to) return fill(texts.priceFromTo, { from, to });
  if (from) return fill(texts.priceFrom, { from });
  return to && fill(texts.priceUpTo, { to });
}
