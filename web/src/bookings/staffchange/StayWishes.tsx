import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Button } from '../../kit/Button';
import { FieldSet } from '../../kit/FieldSet';
import { spokenStay } from '../../kit/format';
import text from '../../kit/text.module.css';
import styles from './StaffChange.module.css';
import { StayChangeFields } from './StayChangeFields';
import {
  anotherRoom,
  hasBegun,
  withNextRooms,
  type BookingWish,
  type ChangeableBooking,
  type ChangeableStay,
} from './stayWishes';
import * as texts from './texts';

interface Props {
  booking: ChangeableBooking;
  hotelId: string;
  /** Its stays that can be changed. */
  stays: readonly ChangeableStay[];
  today: string;
  wish: BookingWish;
  onChange: (wish: BookingWish) => void;
}

/** The dates and rooms of a booking: staff change its stays, drop those that have not begun, and add rooms. */
export function StayWishes({ booking, hotelId, stays, today, wish, onChange }: Props) {
  const { added, dropped } = wish;
  const all = booking.stays;
  const rooms = all.length - dropped.length + added.length;
  const mayDrop = (stay: ChangeableStay) =>
    !hasBegun(stay, today) && !stay.movedFrom && rooms > withNextRooms(stay, all).length;
  return (
    <>
      {stays.map((stay) =>
        dropped.includes(stay.id) ? (
          <FieldSet key={stay.id} label={roomWords(texts.stayInRoom, stay)}>
            <p className={text.body}>
              {fill(texts.isDropped, { stay: spokenStay(stay.checkIn, stay.checkOut) })}
            </p>
            {!stay.movedFrom && (
              <Button
                variant="outlined"
                size="small"
                className={styles.small}
                aria-label={roomWords(texts.keepRoomNumber, stay)}
                onClick={() => {
                  const kept = withNextRooms(stay, all);
                  onChange({ ...wish, dropped: dropped.filter((id) => !kept.includes(id)) });
                }}
              >
                {texts.keepRoom}
              </Button>
            )}
          </FieldSet>
        ) : (
          <StayChangeFields
            key={stay.id}
            {...{ hotelId, stay, today }}
            label={roomWords(texts.stayInRoom, stay)}
            wish={wish.stays[stay.id]!}
            onChange={(one) => onChange({ ...wish, stays: { ...wish.stays, [stay.id]: one } })}
          >
            {mayDrop(stay) && (
              <Button
                variant="outlined"
                size="small"
                className={styles.small}
                aria-label={roomWords(texts.dropRoomNumber, stay)}
                onClick={() => onChange({ ...wish, dropped: [...dropped, ...withNextRooms(stay, all)] })}
              >
                {texts.dropRoom}
              </Button>
            )}
          </StayChangeFields>
        ),
      )}
      {added.map((room, index) => (
        <StayChangeFields
          key={room.key}
          {...{ hotelId, today }}
          label={added.length > 1 ? fill(texts.addedRoomOf, { number: index + 1 }) : texts.addedRoom}
          wish={room}
          chosen={added.flatMap(({ key, roomNumberId }) => (key === room.key ? [] : roomNumberId))}
          onChange={(one) =>
            onChange({ ...wish, added: added.map((is) => (is.key === room.key ? { ...is, ...one } : is)) })
          }
        >
          <Button
            variant="outlined"
            size="small"
            className={styles.small}
            onClick={() => onChange({ ...wish, added: added.filter(({ key }) => key !== room.key) })}
          >
            {texts.withoutRoom}
          </Button>
        </StayChangeFields>
      ))}
      {rooms < LIMITS.roomNumbersPerCheckout && (
        <Button
          variant="outlined"
          className={styles.small}
          onClick={() => {
            const key = (added.at(-1)?.key ?? 0) + 1;
            onChange({ ...wish, added: [...added, anotherRoom(stays, today, key)] });
          }}
        >
          {texts.addRoom}
        </Button>
      )}
    </>
  );
}

const roomWords = (words: string, { number, title }: ChangeableStay): string =>
  fill(words, { number, title });
