import { checkout, choice } from './checkoutHelpers';
import { makeHotel, makeRoomType, makeUser } from './factories';
import { setCharges } from './priceHelpers';
import type { TestServer, Visitor } from './testServer';
import { repo, transaction } from '../src/database/transaction';
import type { User } from '../src/users/user.entity';
import { Booking } from '../src/bookings/booking.entity';
import { Stay, type StayState } from '../src/bookings/stay.entity';

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents refundedCents viewerCan { endStay }
  stayEndings { fromNight noShow refundCents reason mayUndo undoneAt } stays { number checkOut nights state } } }`;
const QUOTE = `query ($input: EndingStaysInput!) { stayEndingQuote(input: $input)
  { from nights rooms priceCents termsRefundCents mostRefundCents mayBeNoShow } }`;
const END = `mutation ($input: EndStayInput!) { endStay(input: $input) { __typename ... on RefundNotPossible { mostRefundCents }
  ... on Problem { message } ... on Booking { id } } }`;
const UNDO = `mutation ($input: UndoEndStayInput!) { undoEndStay(input: $input) { __typename ... on Problem { message } } }`;

const ask = async (by: Visitor, document: string, variables: Record<string, unknown>) => {
  const { data, errors } = await by.graphql(document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as any;
};

/** The document that ends a stay. */
export const END_STAY = END;

export const bookingRow = (id: string) => repo(Booking).findOneByOrFail({ id });

export interface Scene {
  rooms?: number;
  from?: number;
  to?: number;
  state?: StayState;
  /** The taxes and fees of the city. */
  charges?: readonly object[];
}

const FEE = { title: 'Fee', kind: 'PER_NIGHT', amount: 500 };

/** What staff do with stays that end early. */
export const stayEndings = (server: TestServer, staff: User) => {
  const admin = () => server.as(staff);
  const end = async (input: object, by?: Visitor) => ask(by ?? (await admin()), END, { input });
  const undo = async (bookingId: string) => ask(await admin(), UNDO, { input: { bookingId } });
  const quote = async (input: object) => ask(await admin(), QUOTE, { input });
  const read = async (id: string, by?: Visitor) => ask(by ?? (await admin()), READ, { id });
  const manage = async (field: string, Input: string, input: object) =>
    ask(await admin(), `mutation ($input: ${Input}!) { ${field}(input: $input) { __typename } }`, { input });

  /** Sells room 101 again, at the front desk. */
  async function resell({ hotel, ids }: { hotel: { id: string }; ids: string[] }, from: number, to: number) {
    const input = {
      ...choice(hotel.id, ids.slice(0, 1), from, to),
      userId: (await makeUser()).id,
      paidBy: 'CASH',
    };
    expect(await manage('createWalkIn', 'CreateWalkInInput', input)).toMatchObject({ __typename: 'Booking' });
  }
  /** A booking of rooms 101 on, 4 nights from today on at 100 dollars and a fee of 5 dollars a night. */
  async function booked({ rooms = 1, from = 0, to = 4, state, charges = [FEE] }: Scene = {}) {
    const hotel = await makeHotel({ freeCancellationDays: 1, lateRefundPercent: 50 });
    await setCharges(await admin(), hotel.cityId, [...charges], 1);
    const { roomNumbers, roomType } = await makeRoomType(hotel, Math.max(2, rooms));
    const ids = roomNumbers.map(({ id }) => id);
    const user = await makeUser();
    const { url, booking } = await checkout(
      await server.as(user),
      choice(hotel.id, ids.slice(0, rooms), from, to),
    );
    await server.pay(url);
    if (state) await transaction(() => repo(Stay).update({ bookingId: booking.id }, { state }));
    return { hotel, roomType, ids, user, bookingId: booking.id as string };
  }

  return { end, undo, quote, read, manage, resell, booked };
};
