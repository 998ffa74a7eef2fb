import { counted, dollars } from '../ui/format';
import type { PriceLine } from '../ui/PriceLines';
import { countNights, priceNights, sumCents, type StayDates } from '../../../schema/rules';

interface OfferedRoomType {
  title: string;
  priceCents: number;
  roomNumbers: readonly { id: string; number: number; available: boolean }[];
}

/**
 * One line for each chosen room number, in the order of choosing, and the total of those that are still free
 * for the stay or held by this person. For showing: the server computes the price again.
 */
export function priceRooms(
  roomTypes: readonly OfferedRoomType[],
  selection: readonly string[],
  stay: StayDates,
  held: ReadonlySet<string>,
): { lines: PriceLine[]; totalCents: number } {
  const nights = countNights(stay.checkIn, stay.checkOut);
  const offers = new Map(
    roomTypes.flatMap((type) => type.roomNumbers.map((room) => [room.id, { ...room, type }] as const)),
  );
  const lines = selection.flatMap((id): PriceLine[] => {
    const room = offers.get(id);
    if (!room) return [];
    const line: PriceLine = {
      key: id,
      label: `${room.type.title}, room ${room.number}`,
      detail: `${counted(nights, 'night')} × ${dollars(room.type.priceCents)}`,
      cents: sumCents(priceNights(room.type.priceCents, stay)),
    };
    return [room.available || held.has(id) ? line : { ...line, void: 'No longer free for these dates' }];
  });
  return { lines, totalCents: sumCents(lines.filter((line) => !line.void)) };
}
