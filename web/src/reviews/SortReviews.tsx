import { oneOf, withDefault } from '../kit/address';
import { SelectInput } from '../kit/Field';
import styles from './SortReviews.module.css';

/** The orders of a list of reviews, in words. */
const SORTS = { NEWEST: 'Newest first', HIGHEST: 'Most stars first', LOWEST: 'Fewest stars first' };
export type Sort = keyof typeof SORTS;

/** The order in the address of a list of reviews. */
export const REVIEWS_ORDER = { sort: withDefault(oneOf(Object.keys(SORTS) as Sort[]), 'NEWEST') };

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
      className={styles.select}
    >
      {Object.entries(SORTS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
