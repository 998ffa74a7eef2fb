import { fill } from '../../../schema/fill';
import { CheckField, SelectInput } from '../kit/Field';
import { stars as starsText } from '../kit/texts';
import styles from './SortReviews.module.css';
import * as texts from './texts';

/** What reviews are narrowed to: a number of stars, and those with photos. */
interface ReviewFilters {
  stars?: number | undefined;
  photos?: 'with' | undefined;
}
interface FilterProps {
  filters: ReviewFilters;
  onFilter: (filters: ReviewFilters) => void;
}

/** Narrows the reviews to those with a number of stars, or with photos. */
export const FilterReviews = ({ filters, onFilter }: FilterProps) => (
  <>
    <CheckField
      label={texts.withPhotos}
      checked={filters.photos !== undefined}
      onChange={(checked) => onFilter({ ...filters, photos: checked ? 'with' : undefined })}
    />
    <SelectInput
      aria-label={texts.showReviewsWith}
      value={filters.stars ?? ''}
      onChange={(event) => onFilter({ ...filters, stars: Number(event.target.value) || undefined })}
      className={styles.select}
    >
      <option value="">{texts.anyStars}</option>
      {[5, 4, 3, 2, 1].map((count) => (
        <option key={count} value={count}>
          {fill(starsText, { count })}
        </option>
      ))}
    </SelectInput>
  </>
);
