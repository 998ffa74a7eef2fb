import { afterHold, change, checkout, choice, later, room } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { expireHolds } from '../hold/hold.service';
import { reconcilePayments } from '../pay/reconcile.service';
import { Stay } from '../stay.entity';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const RELEASE = `mutation ($input: ReleaseChangeInput!) { releaseChange(input: $input) { __typename } }`;
const CHECK_IN = `mutation ($input: StayStateInput!) { checkInStay(input: $input) { __typename } }`;
const HISTORY = `query ($id: ID!) { booking(id: $id) { history { why user { name } } } }`;

/** A paid booking with a change that waits for its payment, and its history since. */
async function waiting(from = 10) {
  const { hotel, ids } = await room(8);
  const guest = await server.as(await makeUser('CUSTOMER', { name: 'Gil Guest' }));
  const { url, booking } = await checkout(guest, choice(hotel.id, [ids[0]!], from, from + 2));
  await server.pay(url);
  const bookingId = booking.id as string;
  const ask = (rooms: string[], to: number) => change(guest, bookingId, rooms, [from, to]);
  const asked = await ask([ids[1]!], from + 3);
  const history = async () => {
    const { data } = await guest.graphql(HISTORY, { id: bookingId });
    const steps: { why: string; user: { name: string } | null }[] = data.booking.history;
    return steps.slice(2).map(({ why, user }) => [why, user?.name]);
  };
  return { ids, guest, bookingId, ask, url: asked.url as string, history };
}
const requested = (from = 10) => [
  `Asked to change to ${night(from)} - ${night(from + 3)}, room 102, for $100.00 more. Not paid yet.`,
  'Gil Guest',
];

test('a change that the guest gives up leaves two lines in the history', async () => {
  const { guest, bookingId, history } = await waiting();
  expect(await history()).toEqual([requested()]);
  await guest.graphql(RELEASE, { input: { bookingId } });
  expect(await history()).toEqual([requested(), ['Gave up the change before it was paid.', 'Gil Guest']]);
});

test('a change that staff discard says who did', async () => {
  const { bookingId, history } = await waiting();
  await staff.graphql(RELEASE, { input: { bookingId } });
  expect(await history()).toEqual([requested(), ['Staff discarded the unpaid change.', 'Ada Admin']]);
});

test('a change that ran out says so', async () => {
  const { history } = await waiting();
  await later(afterHold(), expireHolds);
  const ranOut = 'The change was not paid in time. The booking stays as it is.';
  expect(await history()).toEqual([requested(), [ranOut, undefined]]);
});

test('a change that another one replaces, and one of many rooms, are told', async () => {
  const { ids, ask, history } = await waiting();
  await ask(ids.slice(0, 6), 12);
  expect(await history()).toEqual([
    requested(),
    ['Gave up the change before it was paid, for another one.', 'Gil Guest'],
    [
      `Asked to change to ${night(10)} - ${night(12)}, 6 rooms, for $1,000.00 more. Not paid yet.`,
      'Gil Guest',
    ],
  ]);
});

test('a change that is paid has its request and its outcome', async () => {
  const { url, history } = await waiting();
  await server.pay(url);
  expect(await history()).toEqual([requested(), [`Changed to ${night(10)} - ${night(13)}.`, 'Gil Guest']]);
});

test('a check-in that ends a change says so', async () => {
  const { bookingId, history } = await waiting(0);
  const { id } = await repo(Stay).findOneByOrFail({ bookingId });
  await staff.graphql(CHECK_IN, { input: { stayId: id } });
  await reconcilePayments();
  const ended = 'Room 101: checked in. The unpaid change ended.';
  expect(await history()).toEqual([requested(0), [ended, 'Ada Admin']]);
});
