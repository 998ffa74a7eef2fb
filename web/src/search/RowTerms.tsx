import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../schema/nights';
import { BriefTerms } from '../rooms/BriefTerms';
import type { Party } from '../rooms/party';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import text from '../kit/text.module.css';
import { useRowTerms_hotel, type RowTerms_HotelFragment } from './RowTerms.generated';
import styles from './RowTerms.module.css';

/** So many rooms are few: the number is worth knowing. */
const FEW = 5;

interface Props {
  hotel: FragmentType<RowTerms_HotelFragment>;
  stay: StayDates;
  party: Party;
}

/** Until when the stay could be cancelled, and how many rooms are left where they are few. */
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
      {partyStay.roomsLeft <= FEW && (
        <div className={classNames(text.small, styles.left)}>
          {counted(partyStay.roomsLeft, 'room')} left for your dates
        </div>
      )}
    </>
  );
}
