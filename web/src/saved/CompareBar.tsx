import { fill } from '../../../schema/fill';
import type { StayDates } from '../../../schema/nights';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import type { GuestsAndRooms } from '../rooms/party';
import styles from './CompareBar.module.css';
import * as texts from './texts';

interface Props {
  /** The references of the chosen hotels. */
  hotels: readonly string[];
  stay?: StayDates;
  party: GuestsAndRooms;
}

/** At the foot of the window while hotels are chosen: leads to the comparison. */
export function CompareBar({ hotels, stay, party }: Props) {
  if (!hotels.length) return null;
  return (
    <div role="status" className={styles.bar}>
      <span>{hotels.length < 2 ? texts.chooseAnother : fill(texts.chosen, { count: hotels.length })}</span>
      {hotels.length > 1 && (
        <ButtonLink
          variant="contained"
          to={paths.compare({
            hotels: hotels.join(','),
            ...stay,
            ...(stay && { ...party, children: party.children || undefined }),
          })}
        >
          {fill(texts.compareCount, { count: hotels.length })}
        </ButtonLink>
      )}
    </div>
  );
}
