import * as detailTexts from '../detail/texts';
import { useDeferredValue, useReducer, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { normaliseStay, stayProblem, todayIn } from '../../../../schema/nights';
import { paths } from '../../paths';
import { selectedRooms } from '../checkout/quoteLines';
import summary from '../checkout/summary.module.css';
import { classNames } from '../../kit/classNames';
import layout from '../../kit/layout.module.css';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { inMyLanguage } from '../../kit/written';
import { StayPicker } from '../../search/StayPicker';
import { selectRooms } from '../../rooms/selection';
import { useNightsChanged } from '../../rooms/useNightsChanged';
import { PageHeading } from '../../kit/PageHeading';
import {
  useChangeForm_booking,
  useRoomsToChangeSuspenseQuery,
  type ChangeForm_BookingFragment,
} from './ChangeForm.generated';
import styles from './ChangeForm.module.css';
import { ChangeRooms } from './ChangeRooms';
import { ChangeSummary } from './ChangeSummary';
import { freeForChange } from './freeForChange';
import * as texts from './texts';

interface Props {
  booking: FragmentType<ChangeForm_BookingFragment>;
  hotelId: string;
}

/** The form for other dates or rooms of a booking. */
export function ChangeForm({ booking, hotelId }: Props) {
  const booked = useChangeForm_booking(booking);
  const [before] = useState(() => booked.stays.map(({ roomNumber }) => roomNumber?.id ?? ''));
  const [{ checkIn, checkOut } = { checkIn: '', checkOut: '' }] = booked.stays;
  const [stay, changeStay] = useState({ checkIn, checkOut });
  const [isReadable, setReadable] = useState(true);
  const [selection, select] = useReducer(selectRooms, before.filter(Boolean));
  const [now] = useState(() => new Date());
  const today = todayIn(booked.hotel?.city.timeZone ?? 'UTC', now);
  const nights = useDeferredValue(stay);
  const shown = normaliseStay(nights);
  const { data } = useRoomsToChangeSuspenseQuery({
    variables: { hotelId, ...shown, ...inMyLanguage() },
    fetchPolicy: 'cache-and-network',
  });
  useNightsChanged(hotelId, shown);

  const problem = stayProblem(stay, today);
  const roomTypes = data.hotel?.roomTypes ?? [];
  const free = freeForChange(
    roomTypes.flatMap(({ roomNumbers }) => roomNumbers),
    booked.stays,
  );
  const rooms = selectedRooms(roomTypes, selection, free);
  const isSame =
    shown.checkIn === checkIn &&
    shown.checkOut === checkOut &&
    [...selection].sort().join() === [...before].sort().join();
  return (
    <div className={layout.page}>
      <TextLink to={paths.booking(booked.id)}>{texts.backToBooking}</TextLink>
      <PageHeading title={detailTexts.changeDatesOrRooms} className={styles.title} />
      <p className={classNames(text.body, text.quiet, styles.hotel)}>{booked.hotelName}</p>
      <div className={summary.beside}>
        <div className={styles.choice}>
          <StayPicker {...{ hotelId, stay, today, problem }} onChange={changeStay} onReadable={setReadable} />
          <div aria-busy={nights !== stay} className={styles.rooms}>
            <ChangeRooms {...{ roomTypes, free, selection, select }} stay={shown} own={new Set(before)} />
          </div>
        </div>
        <ChangeSummary
          booking={booked}
          stay={shown}
          isChange={!isSame && !problem && isReadable && nights === stay}
          {...{ rooms, selection, select, changeStay }}
        />
      </div>
    </div>
  );
}
