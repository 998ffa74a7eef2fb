import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './BookingGroups.module.css';
import { groupName, type GroupName } from './useBookingGroup';
import * as texts from './texts';

const LABELS: Record<GroupName, string> = {
  upcoming: texts.upcoming,
  past: texts.past,
  cancelled: texts.cancelled,
};

interface Props {
  shown: GroupName;
  /** The number of bookings in each group. */
  totals: Record<GroupName, number>;
}

/** Links to the three groups of bookings, each with its number. */
export function BookingGroups({ shown, totals }: Props) {
  return (
    <nav aria-label={texts.bookingGroups} className={styles.groups}>
      {groupName.all.map((name) => (
        <Link
          key={name}
          to={paths.myBookings({ show: groupName.inAddress(name) })}
          aria-current={name === shown ? 'page' : undefined}
          className={styles.group}
        >
          {LABELS[name]} <span className={styles.total}>{totals[name]}</span>
        </Link>
      ))}
    </nav>
  );
}
