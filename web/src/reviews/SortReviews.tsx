import { oneOf, withDefault } from '../kit/address';
import { SelectInput } from '../kit/Field';
import * as texts from './texts';
import styles from './SortReviews.module.css';

/** The orders of a list of reviews, with their labels. */
const SORTS = {
  NEWEST: texts.newestFirst,
  HIGHEST: texts.highestRatedFirst,
  LOWEST: texts.lowestRatedFirst,
  HELPFUL: texts.mostHelpfulFirst,
};
export type Sort = keyof typeof SORTS;

/** The order in the address of a list of reviews, and what it is narrowed to: stars, and reviews with photos. */
export const REVIEWS_ORDER = {
  sort: withDefault(oneOf(Object.keys(SORTS) as Sort[]), 'NEWEST'),
  stars: oneOf([5, 4, 3, 2, 1]),
  photos: oneOf(['with']),
};

interface Props {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Selects the order of the reviews. */
export function SortReviews({ sort, onSort }: Props) {
  return (
    <SelectInput
      aria-label={texts.sortReviewsBy}
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
