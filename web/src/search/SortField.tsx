import type { ReactNode } from 'react';
import { fill } from '../../../schema/fill';
import { SelectInput } from '../kit/Field';
import * as kitTexts from '../kit/texts';
import { SORTS, type Search } from './search';
import * as texts from './texts';
import styles from './SortField.module.css';

interface Props {
  total: number;
  sort: Search['sort'];
  onSort: (sort: Search['sort']) => void;
  /** Shown beside the order. */
  action?: ReactNode;
}

/** The number of hotels, and the field for their order. */
export function SortField({ total, sort, onSort, action }: Props) {
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.count}>
        {fill(kitTexts.hotels, { count: total })}
      </div>
      {action}
      <SelectInput
        aria-label={texts.sortBy}
        value={sort}
        onChange={(event) => onSort(event.target.value as Search['sort'])}
        className={styles.order}
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
