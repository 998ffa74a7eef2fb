import { Suspense, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { addNights } from '../../../../schema/nights';
import { lazyPart, loadAhead } from '../../apollo/lazyPart';
import { DateField } from '../../kit/DateField';
import { Field, SelectInput } from '../../kit/Field';
import { FieldSet } from '../../kit/FieldSet';
import { useStaffChangeRoomsQuery } from './StaffChange.generated';
import styles from './StaffChange.module.css';
import { hasBegun, type ChangeableStay, type StayWish } from './stayWishes';
import * as texts from './texts';

const loadCalendar = async () => (await import('../../kit/Calendar')).Calendar;
const Calendar = lazyPart(loadCalendar);
const NO_NOTES = new Map();

interface Props {
  hotelId: string;
  stay: ChangeableStay;
  wish: StayWish;
  /** Today’s date at the hotel. */
  today: string;
  onChange: (wish: StayWish) => void;
}

/** The dates and the room of a stay. The first night of a stay that has begun is fixed, and its room changes from tonight on. */
export function StayChangeFields({ hotelId, stay, wish, today, onChange }: Props) {
  const [opened, setOpened] = useState<{ end: 'checkIn' | 'checkOut'; field: HTMLElement }>();
  const isFixed = hasBegun(stay, today) || stay.movedFrom !== null;
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
  const earliest = stay.checkIn < today ? today : addNights(wish.checkIn, 1);
  const isOwn = (id: string) => id === stay.roomNumber?.id;
  const types = (data?.hotel?.roomTypes ?? [])
    .map((type) => ({
      ...type,
      rooms: type.roomNumbers.filter(({ id, available }) => available && !isOwn(id)),
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
    <FieldSet label={fill(texts.stayInRoom, { number: stay.number, title: stay.title })}>
      <div className={styles.dates}>
        {!isFixed && <DateField label={texts.checkIn} {...calendar('checkIn')} />}
        {stay.movesTo === null && <DateField label={texts.checkOut} {...calendar('checkOut')} />}
        <Field
          label={stay.checkIn < today ? texts.roomFromTonight : texts.room}
          error={error && !data ? texts.roomsNotLoaded : undefined}
        >
          {(aria) => (
            <SelectInput
              {...aria}
              value={wish.roomNumberId}
              onChange={({ target }) => onChange({ ...wish, roomNumberId: target.value })}
            >
              <option value={stay.roomNumber?.id ?? ''}>
                {fill(texts.thisRoom, { number: stay.number })}
              </option>
              {!isListed && wish.roomNumberId && (
                <option value={wish.roomNumberId}>{texts.chosenRoom}</option>
              )}
              {types.map(({ id, title, rooms }) => (
                <optgroup key={id} label={title}>
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
            label={fill(texts.datesOfStay, { number: stay.number })}
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
    </FieldSet>
  );
}
