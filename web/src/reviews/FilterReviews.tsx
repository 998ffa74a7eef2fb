import { fill } from '../../../schema/fill';
import { SelectInput } from '../kit/Field';
import { stars as starsText } from '../kit/texts';
import styles from './SortReviews.module.css';
import * as texts from './texts';

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
