import { Suspense, useState, type PropsWithChildren } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { addNights } from '../../../../schema/nights';
import { lazyPart, loadAhead } from '../../apollo/lazyPart';
import { DateField } from '../../kit/DateField';
import { Field, SelectInput } from '../../kit/Field';
import { FieldSet } from '../../kit/FieldSet';
import { dollars } from '../../kit/format';
import { useStaffChangeRoomsQuery } from './StaffChange.generated';
import styles from './StaffChange.module.css';
import { hasBegun, type ChangeableStay, type StayWish } from './stayWishes';
import * as texts from './texts';

const loadCalendar = async () => (await import('../../kit/Calendar')).Calendar;
const Calendar = lazyPart(loadCalendar);
const NO_NOTES = new Map();

interface Props {
  hotelId: string;
  label: string;
  /** None for a room that is added. */
  stay?: ChangeableStay;
  /** Rooms that are added beside it. */
  chosen?: readonly string[];
  wish: StayWish;
  /** Today’s date at the hotel. */
  today: string;
  onChange: (wish: StayWish) => void;
}

/**
 * The dates and the room of a stay, or of a room that is added. The first night of a stay that has begun is fixed, and its
 * room changes from tonight on.
 */
export function StayChangeFields(props: PropsWithChildren<Props>) {
  const { hotelId, label, stay, chosen = [], wish, today, onChange, children } = props;
  const [opened, setOpened] = useState<{ end: 'checkIn' | 'checkOut'; field: HTMLElement }>();
  const isFixed = stay !== undefined && (hasBegun(stay, today) || stay.movedFrom !== null);
  const isPast = stay !== undefined && stay.checkIn < today;
  const from = wish.checkIn < today ? today : wish.checkIn;
  const { data, error } = useStaffChangeRoomsQuery({
    variables: {
      hotelId,
      checkIn: from,
      checkOut: wish.checkOut > from ? wish.checkOut : addNights(from, 1),
    },
    fetchPolicy: 'cache-and-network',
  });
  const last = addNights(from, LIMITS.stayNights);
  const earliest = isPast ? today : addNights(wish.checkIn, 1);
  const isOwn = (id: string) => id === stay?.roomNumber?.id;
  const types = (data?.hotel?.roomTypes ?? [])
    .map((type) => ({
      ...type,
      rooms: type.roomNumbers.filter(({ id, available }) => available && !isOwn(id) && !chosen.includes(id)),
    }))
    .filter(({ rooms }) => rooms.length);
  const isListed =
    isOwn(wish.roomNumberId) || types.some(({ rooms }) => rooms.some(({ id }) => id === wish.roomNumberId));
  const choose = (end: 'checkIn' | 'checkOut', night: string) => {
    const isLate = end === 'checkIn' && night >= wish.checkOut;
    onChange({ ...wish, [end]: night, ...(isLate && { checkOut: addNights(night, 1) }) });
  };
  const calendar = (end: 'checkIn' | 'checkOut') => ({
    isCalendarOpen: opened?.end === end,
    onCalendarNear: () => loadAhead(loadCalendar),
    onCalendar: (field: HTMLElement) => setOpened({ end, field }),
    value: wish[end],
    min: end === 'checkIn' ? today : earliest,
    max: last,
    onChange: (night: string) => choose(end, night),
  });
  return (
    <FieldSet label={label}>
      <div className={styles.dates}>
        {!isFixed && <DateField label={texts.checkIn} {...calendar('checkIn')} />}
        {!stay?.movesTo && <DateField label={texts.checkOut} {...calendar('checkOut')} />}
        <Field
          label={isPast ? texts.roomFromTonight : texts.room}
          error={error && !data ? texts.roomsNotLoaded : undefined}
        >
          {(aria) => (
            <SelectInput
              {...aria}
              value={wish.roomNumberId}
              onChange={({ target }) => onChange({ ...wish, roomNumberId: target.value })}
            >
              <option value={stay?.roomNumber?.id ?? ''}>
                {stay ? fill(texts.thisRoom, { number: stay.number }) : texts.chooseRoom}
              </option>
              {!isListed && wish.roomNumberId && (
                <option value={wish.roomNumberId}>{texts.chosenRoom}</option>
              )}
              {types.map(({ id, title, stayPrice, rooms }) => (
                <optgroup key={id} label={stay ? title : priced(title, stayPrice?.totalCents)}>
                  {rooms.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.number}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <Calendar
            label={fill(texts.datesOf, { label })}
            anchor={opened.field}
            from={wish.checkIn}
            to={wish.checkOut}
            min={opened.end === 'checkIn' ? today : earliest}
            max={last}
            opensAt={wish[opened.end]}
            notes={NO_NOTES}
            hint={texts.chooseDay}
            onMonth={() => undefined}
            onChoose={(night) => {
              choose(opened.end, night);
              setOpened(undefined);
            }}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {children}
    </FieldSet>
  );
}

/** A room type with the price of its rooms for the dates, without taxes and fees. */
const priced = (title: string, cents: number | undefined): string =>
  cents === undefined ? title : fill(texts.pricedType, { title, price: dollars(cents) });
