import { makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import {
  DifferenceReason,
  newPaymentDifference,
  PaymentDifference,
} from '../../bookings/pay/paymentDifference.entity';
import { COUNTED_EXACTLY } from '../../core/pagination';
import { bulkInsert } from '../bulkInsert';
import { newId } from '../columns';
import { transaction } from '../transaction';

const ROWS = COUNTED_EXACTLY + 30;
const OTHER_ROWS = 5;

let server: TestServer;
let admin: Visitor;
let member: Visitor;
/** The references of the hotel's rows, newest first. */
let newestFirst: string[];

beforeAll(async () => {
  server = await startTestServer();
  const [hotel, other] = [await makeHotel(), await makeHotel()];
  const rows = Array.from({ length: ROWS + OTHER_ROWS }, (_, n) =>
    newPaymentDifference({
      sessionId: newId(),
      reason: DifferenceReason.AMOUNT,
      paymentId: null,
      bookingId: null,
      hotelId: n < ROWS ? hotel.id : other.id,
      intentId: null,
      paidCents: 100,
      currency: 'usd',
      expectedCents: 200,
      foundAt: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    }),
  );
  await transaction(() => bulkInsert(PaymentDifference, rows));
  newestFirst = rows
    .slice(0, ROWS)
    .map(({ id }) => id)
    .reverse();
  admin = await server.as(await makeUser('ADMIN'));
  member = await server.as(await makeTeamMember([hotel], HotelDuty.FINANCE));
});
afterAll(() => server.close());

const LIST = `query ($limit: Int, $offset: Int, $after: ID, $countAll: Boolean, $fromEnd: Boolean) {
  paymentDifferences(limit: $limit, offset: $offset, after: $after, countAll: $countAll, fromEnd: $fromEnd) {
    total totalIsExact items { id } } }`;
async function ask(person: Visitor, page: object) {
  const { data, errors } = await person.graphql(LIST, { limit: 1, ...page });
  expect(errors).toBeUndefined();
  const { items, ...total } = data.paymentDifferences;
  return { ...total, ids: items.map(({ id }: { id: string }) => id) };
}

test('a long list has a lower bound as its total, and all its rows are counted on request', async () => {
  expect(await ask(admin, {})).toMatchObject({ total: COUNTED_EXACTLY, totalIsExact: false });
  const counted = await ask(admin, { countAll: true });
  expect(counted).toMatchObject({ total: ROWS + OTHER_ROWS, totalIsExact: true });
});

test("a member of a hotel's team counts the rows of the hotel only", async () => {
  expect(await ask(member, { countAll: true })).toMatchObject({ total: ROWS, totalIsExact: true });
});

test('the last pages are read from the end of the list, in its order', async () => {
  const fromEnd = (page: object) => ask(member, { fromEnd: true, ...page });
  expect((await fromEnd({ limit: 30 })).ids).toEqual(newestFirst.slice(-30));
  expect((await fromEnd({ limit: 50, offset: 30 })).ids).toEqual(newestFirst.slice(-80, -30));
  expect((await fromEnd({ limit: 3, after: newestFirst[5] })).ids).toEqual(newestFirst.slice(2, 5));
  expect((await fromEnd({ limit: 20, offset: ROWS - 10 })).ids).toEqual(newestFirst.slice(0, 10));
});
