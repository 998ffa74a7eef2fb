import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { countNights, type StayDates } from '../../../schema/nights';
import type { GuestsAndRooms } from '../rooms/party';
import { classNames } from '../kit/classNames';
import { richText } from '../kit/richText';
import { StrongPrice } from '../kit/StrongPrice';
import { useRowPrice_hotel, type RowPrice_HotelFragment } from './RowPrice.generated';
import * as texts from './texts';
import styles from './RowPrice.module.css';

interface Props {
  hotel: FragmentType<RowPrice_HotelFragment>;
  /** The nights of the search, if there was one. */
  stay?: StayDates;
  party: GuestsAndRooms;
}

/** The lowest price: for one night, or for the whole party and stay if there are dates. */
export function RowPrice({ hotel, stay, party }: Props) {
  const { cheapestPriceCents, partyStay } = useRowPrice_hotel(hotel, {
    ...stay,
    ...party,
    hasDates: Boolean(stay),
  });
  if (!stay)
    return cheapestPriceCents === null ? null : (
      <Price>
        {richText(texts.fromPricePerNight, { price: <StrongPrice cents={cheapestPriceCents} /> })}
      </Price>
    );
  if (!partyStay) return <Price detail={texts.noRoomsForStay} />;
  const nights = countNights(stay.checkIn, stay.checkOut);
  const detail = party.rooms > 1 ? texts.nightsAndGuestsInRooms : texts.nightsAndGuests;
  return (
    <Price
      detail={
        <>
          {fill(detail, { nights, ...party })}
          <div>{texts.includesTaxes}</div>
        </>
      }
    >
      {richText(texts.fromPrice, { price: <StrongPrice cents={partyStay.totalCents} /> })}
    </Price>
  );
}

function Price({ detail, children }: { detail?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classNames('text', styles.price)}>
      <div className={styles.sum}>{children}</div>
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
