import type { PricedNight } from '../../rooms/nightGroups';
import type { PriceLine } from '../../kit/PriceLines';
import type { StayDates } from '../../../../schema/nights';
import type { Quote_QuoteFragment } from './Quote.generated';

interface OfferedRoomType {
  title: string;
  maxPeople: number;
  roomNumbers: readonly { id: string; number: number; available: boolean }[];
}

export interface ChosenRoom {
  id: string;
  label: string;
  maxPeople: number;
  /** Whether it is still free for the stay, or held by this person. */
  isFree: boolean;
}

/** The chosen room numbers that the hotel still has, in the order of choosing. */
export function chosenRooms(
  roomTypes: readonly OfferedRoomType[],
  selection: readonly string[],
  held: ReadonlySet<string>,
): ChosenRoom[] {
  const offers = new Map(
    roomTypes.flatMap(({ title, maxPeople, roomNumbers }) =>
      roomNumbers.map(({ id, number, available }) => {
        const isFree = available || held.has(id);
        return [id, { id, label: `${title}, room ${number}`, maxPeople, isFree }] as const;
      }),
    ),
  );
  return selection.flatMap((id) => offers.get(id) ?? []);
}

interface RoomLine extends PriceLine {
  nightPrices?: readonly PricedNight[];
}

/** One line for each chosen room. Without a price where the quote is of other dates or rooms. */
export function roomLines(
  rooms: readonly ChosenRoom[],
  stay: StayDates,
  quote: Quote_QuoteFragment | undefined,
): RoomLine[] {
  const fits = quote?.checkIn === stay.checkIn && quote.checkOut === stay.checkOut;
  const stays = new Map(fits ? quote.stays.map((each) => [each.roomNumber.id, each]) : []);
  return rooms.map(({ id, label, isFree }) => {
    if (!isFree) return { key: id, label, void: 'No longer free for these dates' };
    const priced = stays.get(id);
    if (!priced) return { key: id, label };
    const { nightPrices, totalCents } = priced;
    return { key: id, label, cents: totalCents, nightPrices };
  });
}
