import { fill } from '../../../schema/fill';
import { richText } from '../kit/richText';
import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../schema/nights';
import { About } from '../kit/About';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import text from '../kit/text.module.css';
import { nightlyPrice } from './nightGroups';
import { useRoomPrice_roomType, type RoomPrice_RoomTypeFragment } from './RoomPrice.generated';
import styles from './RoomPrice.module.css';
import * as texts from './texts';

interface Props {
  roomType: FragmentType<RoomPrice_RoomTypeFragment>;
  stay: StayDates;
}

/** The price of a night and of the stay in one room of a type. */
export function RoomPrice({ roomType, stay }: Props) {
  const data = useRoomPrice_roomType(roomType, { checkIn: stay.checkIn, checkOut: stay.checkOut });
  const price = data.stayPrice;
  if (!price)
    return <p className={classNames(text.small, text.quiet, styles.unpriced)}>{texts.priceAboveCardLimit}</p>;
  const { isAverage, price: perNight } = nightlyPrice(price);
  return (
    <div className={styles.price}>
      <p className={text.body}>
        {richText(isAverage ? texts.aboutPricePerNight : texts.pricePerNight, {
          price: perNight,
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      <p className={classNames(text.small, text.quiet)}>
        {fill(texts.priceForNights, { price: dollars(price.totalCents), count: price.nightPrices.length })}
        <About cents={price.totalCents} isBelow />
      </p>
    </div>
  );
}
