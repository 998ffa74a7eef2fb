import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import type { StayDates } from '../../../schema/nights';
import { BriefTerms } from '../rooms/BriefTerms';
import type { GuestsAndRooms } from '../rooms/party';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { useRowTerms_hotel, type RowTerms_HotelFragment } from './RowTerms.generated';
import * as texts from './texts';
import styles from './RowTerms.module.css';

/** Up to this number, the rooms left are shown. */
const FEW_ROOMS = 5;

interface Props {
  hotel: FragmentType<RowTerms_HotelFragment>;
  stay: StayDates;
  party: GuestsAndRooms;
}

/** The cancellation terms of the stay, and the number of rooms left if there are few. */
export function RowTerms({ hotel, stay, party }: Props) {
  const { cancellationPolicy, city, partyStay } = useRowTerms_hotel(hotel, {
    ...stay,
    ...party,
    hasDates: true,
  });
  if (!partyStay) return null;
  return (
    <>
      <BriefTerms checkIn={stay.checkIn} policy={cancellationPolicy} timeZone={city.timeZone} />
      {partyStay.roomsLeft <= FEW_ROOMS && (
        <div className={classNames(text.small, styles.left)}>
          {fill(texts.roomsLeft, { count: partyStay.roomsLeft })}
        </div>
      )}
    </>
  );
}
