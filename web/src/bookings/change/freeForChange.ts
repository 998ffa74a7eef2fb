interface RoomNumber {
  id: string;
  unavailableNights: readonly string[];
}

interface Stay {
  checkIn: string;
  checkOut: string;
  roomNumber: { id: string } | null;
}

/** The room numbers that are free for the new dates; the booking's own nights count as free. */
export function freeForChange(
  roomNumbers: readonly RoomNumber[],
  stays: readonly Stay[],
): ReadonlySet<string> {
  const isOwn = (id: string, night: string) =>
    stays.some(
      ({ roomNumber, checkIn, checkOut }) => roomNumber?.id === id && checkIn <= night && night < checkOut,
    );
  const free = roomNumbers.filter(({ id, unavailableNights }) =>
    unavailableNights.every((night) => isOwn(id, night)),
  );
  return new Set(free.map(({ id }) => id));
}
