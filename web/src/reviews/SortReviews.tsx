import { fill } from '../../../schema/fill';
import { oneOf, withDefault } from '../kit/address';
import { SelectInput } from '../kit/Field';
import { stars as starsText } from '../kit/texts';
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

/** The order in the address of a list of reviews. */
export const REVIEWS_ORDER = { sort: withDefault(oneOf(Object.keys(SORTS) as Sort[]), 'NEWEST') };

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

/** The stars to which a list of reviews is narrowed in its address. */
export const REVIEWS_STARS = { stars: oneOf([5, 4, 3, 2, 1]) };

interface FilterProps {
  stars: number | undefined;
  onFilter: (stars: number | undefined) => void;
}

/** Narrows the reviews to those with a number of stars. */
export const FilterReviews = ({ stars, onFilter }: FilterProps) => (
  <SelectInput
    aria-label={texts.showReviewsWith}
    value={stars ?? ''}
    onChange={(event) => onFilter(Number(event.target.value) || undefined)}
    className={styles.select}
  >
    <option value="">{texts.anyStars}</option>
    {[5, 4, 3, 2, 1].map((count) => (
      <option key={count} value={count}>
        {fill(starsText, { count })}
      </option>
    ))}
  </SelectInput>
);
