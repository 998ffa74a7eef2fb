import { ButtonLink } from '../kit/Button';
import { spokenStay } from '../kit/format';
import { useNearestDatesSuspenseQuery } from './NearestDates.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import styles from './NearestDates.module.css';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/** The dates nearest to those searched for on which something fits the rest of the search, one press away. */
export function NearestDates({ search, addressOf }: Props) {
  const { data } = useNearestDatesSuspenseQuery({ variables: { filter: toVariables(search).filter ?? {} } });
  if (data.nearestDates.length === 0) return null;
  return (
    <div className={styles.dates}>
      <div className={styles.title}>Nearest dates that work</div>
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
