import { addNights } from '../../../../schema/nights';
import type { StaffChangeQuery, StaffChangeQuoteInput } from './StaffChange.generated';

export type ChangeableBooking = NonNullable<StaffChangeQuery['booking']>;
export type ChangeableStay = ChangeableBooking['stays'][number];

/** The dates and the room that staff want for a stay. */
export interface StayWish {
  checkIn: string;
  checkOut: string;
  roomNumberId: string;
}

/** A room that staff add; its room number is empty until they choose one. */
export interface AddedRoom extends StayWish {
  key: number;
}

/** What staff want of a booking. */
export interface BookingWish {
  /** By stay. */
  stays: Readonly<Record<string, StayWish>>;
  added: readonly AddedRoom[];
  /** Stays that the booking gives up. */
  dropped: readonly string[];
}

/** A stay as it is, as a wish. */
export const asItIs = ({ checkIn, checkOut, roomNumber }: ChangeableStay): StayWish => ({
  checkIn,
  checkOut,
  roomNumberId: roomNumber?.id ?? '',
});

/** Whether the guests of a stay are expected or in house. `today` is the date at the hotel. */
export const isChangeable = ({ state, checkOut }: ChangeableStay, today: string): boolean =>
  state === 'CHECKED_IN' || (state === 'EXPECTED' && checkOut > today);

/** Whether the first night of a stay is fixed, because it has begun. */
export const hasBegun = ({ state, checkIn }: ChangeableStay, today: string): boolean =>
  checkIn < today || state === 'CHECKED_IN';

/** The stay with those to which its guests move: they are dropped together. */
export function withNextRooms(stay: ChangeableStay, stays: readonly ChangeableStay[]): string[] {
  const next = stays.find(({ id }) => id === stay.movesTo?.id);
  return [stay.id, ...(next ? withNextRooms(next, stays) : [])];
}

/** A room for the dates of the booking that are ahead. `today` is the date at the hotel. */
export function anotherRoom(stays: readonly ChangeableStay[], today: string, key: number): AddedRoom {
  const { checkIn: from, checkOut: to } = stays[0]!;
  const checkIn = from < today ? today : from;
  return { key, roomNumberId: '', checkIn, checkOut: to > checkIn ? to : addNights(checkIn, 1) };
}

/** What differs from the booking as it is, as the server asks for it; undefined if nothing does. */
export function changesOf(
  stays: readonly ChangeableStay[],
  { stays: wishes, added, dropped }: BookingWish,
): Omit<StaffChangeQuoteInput, 'bookingId'> | undefined {
  const left = stays.filter(({ id }) => !dropped.includes(id));
  const addedStays = added
    .filter(({ roomNumberId }) => roomNumberId)
    .map(({ roomNumberId, checkIn, checkOut }) => ({ roomNumberId, checkIn, checkOut }));
  const changed = changedStays(left, wishes);
  if (![changed, addedStays, dropped].some(({ length }) => length)) return undefined;
  return {
    stays: changed,
    ...(addedStays.length && { addedStays }),
    ...(dropped.length && { droppedStayIds: [...dropped] }),
  };
}

/** What differs from the stays as they are. */
function changedStays(
  stays: readonly ChangeableStay[],
  wishes: Readonly<Record<string, StayWish>>,
): { stayId: string; checkIn?: string; checkOut?: string; roomNumberId?: string }[] {
  return stays.flatMap((stay) => {
    const [is, wish] = [asItIs(stay), wishes[stay.id]];
    if (!wish) return [];
    const differs = (['checkIn', 'checkOut', 'roomNumberId'] as const).filter(
      (name) => wish[name] !== is[name],
    );
    if (!differs.length) return [];
    return [{ stayId: stay.id, ...Object.fromEntries(differs.map((name) => [name, wish[name]])) }];
  });
}
