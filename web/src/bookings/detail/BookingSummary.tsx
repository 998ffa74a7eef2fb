import * as roomTexts from '../../rooms/texts';
import { fill } from '../../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { mdiOpenInNew } from '@mdi/js';
import { directionsUrl } from '../../../../schema/directions';
import { extraWords } from '../../../../schema/extras';
import { arrivalWords, departureWords } from '../../../../schema/houseRules';
import { countNights } from '../../../../schema/nights';
import { sumCents } from '../../../../schema/prices';
import { haveOwnDates, wholeStay } from '../../../../schema/stays';
import { PricedNights } from '../../rooms/PricedNights';
import { classNames } from '../../kit/classNames';
import { spokenDate, spokenStay } from '../../kit/format';
import { Icon } from '../../kit/Icon';
import { Photo } from '../../kit/Photo';
import { chargeLines } from '../../kit/chargeLines';
import { PriceLines } from '../../kit/PriceLines';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import link from '../../kit/TextLink.module.css';
import { titleFor } from '../../kit/written';
import { BookingFacts } from './BookingFacts';
import { BookingPayment } from './BookingPayment';
import { BookingReference } from './BookingReference';
import { useBookingSummary_booking, type BookingSummary_BookingFragment } from './BookingSummary.generated';
import styles from './BookingSummary.module.css';
import * as texts from './texts';

interface Props {
  booking: FragmentType<BookingSummary_BookingFragment>;
  /** True for the view of the hotel. */
  isStaff?: boolean;
}

/** The hotel, dates, rooms and price of a booking. */
export function BookingSummary({ booking, isStaff = false }: Props) {
  const data = useBookingSummary_booking(booking);
  const { hotel, stays } = data;
  const whole = wholeStay(stays);
  const hasOwnDates = haveOwnDates(stays);
  const directions = hotel ? directionsUrl(hotel) : undefined;
  const lines = [...stays]
    .sort((one, other) => one.checkIn.localeCompare(other.checkIn) || one.number - other.number)
    .map((stay) => ({ ...stay, shown: titleFor(stay, isStaff) }))
    .map(({ shown, ...stay }) => ({
      key: stay.id,
      label: fill(texts.roomOfType, { type: shown.text, number: stay.number }),
      written: [shown],
      detail: (
        <>
          {hasOwnDates && <div>{spokenStay(stay.checkIn, stay.checkOut)}</div>}
          <PricedNights nightPrices={stay.nightPrices} of={fill(texts.room, { number: stay.number })} />
        </>
      ),
      cents: sumCents(stay.nightPrices),
    }));
  const extraLines = data.extras
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((extra) => ({ ...extra, shown: titleFor(extra, isStaff) }))
    .map(({ id, shown, cents, note, ...amount }) => ({
      key: id,
      label: extraWords(shown.text, amount),
      written: [shown],
      detail: note,
      cents,
    }));
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <Photo src={hotel?.photos[0]} alt="" className={classNames(styles.photo, print.onScreen)} />
        <div className={styles.stay}>
          <div>
            <h2 className={text.h3}>{data.hotelName}</h2>
            <p className={classNames(text.body, text.quiet, styles.address)}>
              {hotel?.address ?? hotel?.city.name ?? texts.hotelGone}
            </p>
            {directions && (
              <a
                href={directions}
                target="_blank"
                rel="noreferrer"
                className={classNames(link.link, styles.directions, print.onScreen)}
              >
                {texts.directions}
                <Icon path={mdiOpenInNew} className={styles.outside} />
              </a>
            )}
          </div>
          {whole && (
            <BookingFacts
              facts={[
                [
                  roomTexts.checkIn,
                  <DayAndHour key="in" night={whole.checkIn} hours={hotel && arrivalWords(hotel)} />,
                ],
                [
                  roomTexts.checkOut,
                  <DayAndHour key="out" night={whole.checkOut} hours={hotel && departureWords(hotel)} />,
                ],
                [texts.nights, countNights(whole.checkIn, whole.checkOut)],
                [roomTexts.rooms, whole.rooms],
              ]}
            />
          )}
        </div>
      </div>
      <BookingReference booking={data} />
      <div>
        <PriceLines
          lines={[...lines, ...chargeLines(data.charges), ...extraLines]}
          totalCents={data.totalCents + data.extrasCents}
        />
        <BookingPayment booking={data} />
      </div>
    </div>
  );
}

/** A day of the stay with the hotel's hours for it. */
function DayAndHour({ night, hours }: { night: string; hours: string | null | undefined }) {
  return (
    <>
      {spokenDate(night)}
      {hours && <span className={classNames(text.small, text.quiet, styles.hours)}>{hours}</span>}
    </>
  );
}
