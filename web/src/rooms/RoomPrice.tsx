import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../schema/nights';
import { classNames } from '../kit/classNames';
import { counted, dollars } from '../kit/format';
import text from '../kit/text.module.css';
import { nightlyPrice } from './nightGroups';
import { useRoomPrice_roomType, type RoomPrice_RoomTypeFragment } from './RoomPrice.generated';
import styles from './RoomPrice.module.css';

interface Props {
  roomType: FragmentType<RoomPrice_RoomTypeFragment>;
  stay: StayDates;
}

/** The price of a night and of the stay in one room of a type. */
export function RoomPrice({ roomType, stay }: Props) {
  const data = useRoomPrice_roomType(roomType, { checkIn: stay.checkIn, checkOut: stay.checkOut });
  const price = data.stayPrice;
  if (!price)
    return (
      <p className={classNames(text.small, text.quiet, styles.unpriced)}>
        More than a card can pay at once. Choose fewer nights to see the price.
      </p>
    );
  const { isAverage, price: perNight } = nightlyPrice(price);
  return (
    <div className={styles.price}>
      <p className={text.body}>
        {isAverage && 'about '}
        <strong>{perNight}</strong> per night
      </p>
      <p className={classNames(text.small, text.quiet)}>
        {dollars(price.totalCents)} for {counted(price.nightPrices.length, 'night')}
      </p>
    </div>
  );
}
