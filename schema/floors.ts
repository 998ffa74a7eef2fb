/** A room number, and the floor if the hotel has specified it. */
interface OnFloor {
  number: number;
  floor?: number | null;
}

/** The floor of a room: the specified one, or the digits before the last two, so that room 308 is on floor 3. */
export const floorOf = ({ number, floor }: OnFloor): number => floor ?? Math.floor(number / 100);
