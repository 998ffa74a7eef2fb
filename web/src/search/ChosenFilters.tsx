import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import { useFacetsSuspenseQuery } from './Facets.generated';
import { FEATURE_WORDS } from './featureWords';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import type { FiltersProps } from './Filters';
import styles from './ChosenFilters.module.css';

/** The active filters above the list; pressing one removes it. */
export function ChosenFilters({ search, pressed, onFilter }: FiltersProps) {
  const { data } = useFacetsSuspenseQuery({ variables: { filter: toVariables(search).filter } });
  const { types } = data.hotelFacets;
  const { type: typeId, minRating, amenities, features } = pressed;
  const chosen: { label: string; without: Partial<Search> }[] = [];
  if (typeId) {
    const name = types.find(({ type }) => type.id === typeId)?.type.name ?? 'One type of hotel';
    chosen.push({ label: name, without: { type: undefined } });
  }
  if (minRating) chosen.push({ label: `Rated ${minRating} and more`, without: { minRating: undefined } });
  if (pressed.area) chosen.push({ label: 'This part of the map', without: { area: undefined } });
  const price = priceOf(pressed);
  if (price) chosen.push({ label: price, without: { minPrice: undefined, maxPrice: undefined } });
  for (const feature of features)
    chosen.push({
      label: FEATURE_WORDS[feature],
      without: { features: features.filter((other) => other !== feature) },
    });
  for (const amenity of amenities)
    chosen.push({
      label: amenity,
      without: { amenities: amenities.filter((other) => other !== amenity) },
    });
  if (chosen.length === 0) return null;

  return (
    <ul aria-label="Chosen filters" className={styles.list}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => onFilter(without)}
            className={classNames(chip.chip, chip.outlined)}
          >
            {`${label} ×`}
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button
            type="button"
            className={chip.chip}
            onClick={() =>
              onFilter(
                Object.assign({}, ...chosen.map(({ without }) => without), {
                  amenities: [],
                  features: [],
                }),
              )
            }
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

function priceOf({ minPrice, maxPrice }: Search): string | undefined {
  const [from, to] = [minPrice || undefined, maxPrice];
  if (from !== undefined && to !== undefined) return `${dollars(from * 100)} to ${dollars(to * 100)} a night`;
  if (from !== undefined) return `From ${dollars(from * 100)} a night`;
  return to === undefined ? undefined : `Up to ${dollars(to * 100)} a night`;
}
