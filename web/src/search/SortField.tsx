import type { ReactNode } from 'react';
import { SelectInput } from '../kit/Field';
import { counted } from '../kit/format';
import { SORTS, type Search } from './search';
import styles from './SortField.module.css';

interface Props {
  total: number;
  sort: Search['sort'];
  onSort: (sort: Search['sort']) => void;
  /** Beside the order. */
  action?: ReactNode;
}

/** The number of hotels, and their order. */
export function SortField({ total, sort, onSort, action }: Props) {
  return (
    <div className={styles.line}>
      <div role="status" className={styles.count}>
        {counted(total, 'hotel')}
      </div>
      {action}
      <SelectInput
        aria-label="Sort by"
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
