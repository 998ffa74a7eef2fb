import { fill } from '../../../../schema/fill';
import * as detailTexts from '../detail/texts';
import type { PricedNight } from '../../rooms/nightGroups';
import type { PriceLine } from '../../kit/PriceLines';
import type { StayDates } from '../../../../schema/nights';
import type { WrittenText } from '../../kit/written';
import type { Quote_QuoteFragment } from './Quote.generated';
import * as texts from './texts';

interface OfferedRoomType {
  texts: { title: WrittenText };
  maxPeople: number;
  roomNumbers: readonly { id: string; number: number; available: boolean }[];
}

export interface SelectedRoom {
  id: string;
  label: string;
  /** What of the label the hotel has written. */
  written: readonly WrittenText[];
  maxPeople: number;
  /** True if the room is still free for the stay or held by this person. */
  isFree: boolean;
}

/** The selected room numbers that the hotel still has, in the order of selection. */
export function selectedRooms(
  roomTypes: readonly OfferedRoomType[],
  selection: readonly string[],
  held: ReadonlySet<string>,
): SelectedRoom[] {
  const offers = new Map(
    roomTypes.flatMap(({ texts: { title }, maxPeople, roomNumbers }) =>
      roomNumbers.map(({ id, number, available }) => {
        const isFree = available || held.has(id);
        const label = fill(detailTexts.roomOfType, { type: title.text, number });
        return [id, { id, label, written: [title], maxPeople, isFree }] as const;
      }),
    ),
  );
  return selection.flatMap((id) => offers.get(id) ?? []);
}

interface RoomLine extends PriceLine {
  nightPrices?: readonly PricedNight[];
}

/** A line for each selected room, without a price if the quote is for other dates or rooms. */
export function roomLines(
  rooms: readonly SelectedRoom[],
  stay: StayDates,
  quote: Quote_QuoteFragment | undefined,
): RoomLine[] {
  const fits = quote?.checkIn === stay.checkIn && quote.checkOut === stay.checkOut;
  const stays = new Map(fits ? quote.stays.map((each) => [each.roomNumber.id, each]) : []);
  return rooms.map(({ id, label, written, isFree }) => {
    const line = { key: id, label, written };
    if (!isFree) return { ...line, void: texts.noLongerFree };
    const priced = stays.get(id);
    if (!priced) return line;
    const { nightPrices, totalCents } = priced;
    return { ...line, cents: totalCents, nightPrices };
  });
}
