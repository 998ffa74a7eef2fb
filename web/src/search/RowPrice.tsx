import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { countNights, type StayDates } from '../../../schema/nights';
import type { Party } from '../rooms/party';
import { classNames } from '../kit/classNames';
import { counted, dollars } from '../kit/format';
import { useRowPrice_hotel, type RowPrice_HotelFragment } from './RowPrice.generated';
import styles from './RowPrice.module.css';

interface Props {
  hotel: FragmentType<RowPrice_HotelFragment>;
  /** The nights searched for, where there was a search. */
  stay?: StayDates;
  party: Party;
}

/** The lowest price: of one night, or where there are dates of the whole stay for everybody. */
export function RowPrice({ hotel, stay, party }: Props) {
  const { cheapestPriceCents, partyStay } = useRowPrice_hotel(hotel, {
    ...stay,
    ...party,
    hasDates: Boolean(stay),
  });
  if (!stay)
    return cheapestPriceCents === null ? null : (
      <Price>
        from <strong>{dollars(cheapestPriceCents)}</strong> per night
      </Price>
    );
  if (!partyStay) return null;
  const nights = counted(countNights(stay.checkIn, stay.checkOut), 'night');
  const rooms = party.rooms > 1 ? ` in ${counted(party.rooms, 'room')}` : '';
  return (
    <Price
      detail={
        <>
          {`${nights}, ${counted(party.guests, 'guest')}${rooms}`}
          <div>includes taxes and fees</div>
        </>
      }
    >
      from <strong>{dollars(partyStay.totalCents)}</strong>
    </Price>
  );
}

function Price({ detail, children }: { detail?: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames('text', styles.price)}>
      <div className={styles.sum}>{children}</div>
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
