import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { dollars } from '../ui/format';
import { useFacetsSuspenseQuery } from './Facets.generated';
import { FEATURE_WORDS } from './featureWords';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import type { FiltersProps } from './Filters';

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
    <Box component="ul" aria-label="Chosen filters" sx={listStyle}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Chip
            label={`${label} ×`}
            aria-label={`Remove ${label}`}
            component="button"
            variant="outlined"
            clickable
            onClick={() => onFilter(without)}
          />
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Chip
            label="Clear all"
            component="button"
            clickable
            onClick={() =>
              onFilter(
                Object.assign({}, ...chosen.map(({ without }) => without), {
                  amenities: [],
                  features: [],
                }),
              )
            }
          />
        </li>
      )}
    </Box>
  );
}

function priceOf({ minPrice, maxPrice }: Search): string | undefined {
  const [from, to] = [minPrice || undefined, maxPrice];
  if (from !== undefined && to !== undefined) return `${dollars(from * 100)} to ${dollars(to * 100)} a night`;
  if (from !== undefined) return `From ${dollars(from * 100)} a night`;
  return to === undefined ? undefined : `Up to ${dollars(to * 100)} a night`;
}

const listStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 2, listStyle: 'none' };
