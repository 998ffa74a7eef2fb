import { ButtonLink } from '../kit/Button';
import { spokenStay } from '../kit/format';
import { useNearestDatesSuspenseQuery } from './NearestDates.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import * as texts from './texts';
import styles from './NearestDates.module.css';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/** Links to the nearest dates on which hotels match the rest of the search. */
export function NearestDates({ search, addressOf }: Props) {
  const { data } = useNearestDatesSuspenseQuery({ variables: { filter: toVariables(search).filter ?? {} } });
  if (data.nearestDates.length === 0) return null;
  return (
    <div className={styles.dates}>
      <div className={styles.title}>{texts.nearestDates}</div>
      <ul className={styles.list}>
        {data.nearestDates.map(({ checkIn, checkOut }) => (
          <li key={checkIn}>
            <ButtonLink
              to={addressOf({ ...search, checkIn, checkOut, page: 1 })}
              variant="contained"
              color="secondary"
            >
              {spokenStay(checkIn, checkOut)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
