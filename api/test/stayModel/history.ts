import type { RoomNumber } from '../../src/rooms/roomNumber.entity';
import { addNights } from '../../../schema/nights';
import type { TestServer, Visitor } from '../testServer';
import type { Place } from './place';

/** A booking at the server, and what guests and staff do with it. */
export class History {
  bookingId = '';
  /** The open dispute, by the provider's id. */
  disputeId: string | undefined;
  private static keys = 0;
  /** Both are signed in again each day. */
  private people!: { admin: Visitor; guest: Visitor };

  constructor(
    readonly server: TestServer,
    readonly place: Place,
    readonly rooms: readonly RoomNumber[],
    readonly guestId: string,
    private readonly signIn: () => Promise<{ admin: Visitor; guest: Visitor }>,
  ) {}

  key = (): string => `history-${(History.keys += 1)}`;

  get today(): string {
    return new Date().toISOString().slice(0, 10);
  }

  roomId = (room: number): string => this.rooms[room]!.id;

  /** Sends a mutation, which must be carried out; returns its result. */
  async send(who: 'admin' | 'guest', field: string, input: object, more = ''): Promise<any> {
    const answer = await this.ask(who, field, input, more);
    if (answer.message) throw new Error(`${field} was refused: ${answer.message}`);
    return answer;
  }

  /** Sends a mutation; returns its result or the refusal. */
  async ask(who: 'admin' | 'guest', field: string, input: object, more = ''): Promise<any> {
    const Input = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    return this.query(
      who,
      `mutation ($input: ${INPUTS[field] ?? Input}!) { ${field}(input: $input) { __typename ${more} ... on Problem { message } } }`,
      { input },
    );
  }

  async query(who: 'admin' | 'guest', document: string, variables: Record<string, unknown>): Promise<any> {
    const { data, errors } = await this.people[who].graphql(document, variables);
    if (errors) throw new Error(`${document.slice(0, 90)}: ${errors[0]!.message}`);
    return Object.values(data)[0];
  }

  /** The ids of the stays, by date. */
  async stayIds(): Promise<string[]> {
    const stays = await this.query('admin', STAYS, { id: this.bookingId });
    return stays.stays
      .sort((one: any, other: any) => (one.checkIn < other.checkIn ? -1 : 1))
      .map(({ id }: any) => id);
  }

  /** Noon of the next day. */
  async passDay(days = 1): Promise<void> {
    jest.setSystemTime(new Date(`${addNights(this.today, days)}T12:00:00Z`));
    this.people = await this.signIn();
  }
}

const STAYS = 'query ($id: ID!) { booking(id: $id) { stays { id checkIn } } }';
/** Inputs that are not named after their mutation. */
const INPUTS: Record<string, string> = {
  checkInStay: 'StayStateInput',
  checkOutStay: 'StayStateInput',
  markStayNoShow: 'StayStateInput',
};
