import type { StaffChangeQuery } from './StaffChange.generated';

export type ChangeableBooking = NonNullable<StaffChangeQuery['booking']>;
export type ChangeableStay = ChangeableBooking['stays'][number];

/** The dates and the room that staff want for a stay. */
export interface StayWish {
  checkIn: string;
  checkOut: string;
  roomNumberId: string;
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

/** What differs from the stays as they are, as the server asks for it. */
export function changedStays(
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
