import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './BookingGroups.module.css';
import { groupName, type GroupName } from './useBookingGroup';

const LABELS: Record<GroupName, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };

interface Props {
  shown: GroupName;
  /** How many bookings each has. */
  totals: Record<GroupName, number>;
}

/** The three groups of one's bookings, each a link with its number. */
export function BookingGroups({ shown, totals }: Props) {
  return (
    <nav aria-label="Which bookings" className={styles.groups}>
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
