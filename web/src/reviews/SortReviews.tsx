import { SelectInput } from '../ui/Field';
import { SORTS, type Sort } from './sorts';

interface Props {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** In which order reviews are read. */
export function SortReviews({ sort, onSort }: Props) {
  return (
    <SelectInput
      aria-label="Sort reviews by"
      value={sort}
      onChange={(event) => onSort(event.target.value as Sort)}
      sx={{ width: 'auto', height: 40, fontSize: '0.9375rem' }}
    >
      {Object.entries(SORTS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
