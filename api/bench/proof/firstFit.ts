import { listNights, type StayDates } from '../../../schema/nights';

/** The reference model of a hotel: a guest gets the first room that is free on every night. */
export class FirstFit {
  private readonly taken = new Set<string>();

  constructor(private readonly roomsOf: (code: string) => string[]) {}

  firstFree(code: string, stay: StayDates): string | undefined {
    return this.roomsOf(code).find((room) => nightsOf(room, stay).every((night) => !this.taken.has(night)));
  }

  take(room: string, stay: StayDates): void {
    for (const night of nightsOf(room, stay)) this.taken.add(night);
  }

  free(room: string, stay: StayDates): void {
    for (const night of nightsOf(room, stay)) this.taken.delete(night);
  }

  /** Every taken night, as `room night`. */
  list(): string[] {
    return [...this.taken].sort();
  }
}

const nightsOf = (room: string, { checkIn, checkOut }: StayDates): string[] =>
  listNights(checkIn, checkOut).map((night) => `${room} ${night}`);
