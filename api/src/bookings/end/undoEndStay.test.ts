import { later, nightsOf } from '../../../test/checkoutHelpers';
import { bookingRow, stayEndings } from '../../../test/stayEndings';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { addNights } from '../../../../schema/nights';
import { repo } from '../../database/transaction';
import { BookingCharge } from '../bookingCharge.entity';
import { FolioAccount, FolioLine } from '../folio/folioLine.entity';
import { Stay, StayState } from '../stay.entity';

let server: TestServer;
let desk: ReturnType<typeof stayEndings>;
beforeAll(async () => {
  server = await startTestServer();
  desk = stayEndings(server, await makeUser('ADMIN'));
});
afterAll(() => server.close());

const DAY = 86_400_000;

const chargesOf = async (bookingId: string) =>
  (await repo(BookingCharge).findBy({ bookingId })).map(({ title, cents, rules }) => ({
    title,
    cents,
    rules,
  }));

const free = { refundCents: 0, reason: 'Wrong room' };

test('taking an early end back gives all nights back on the same day, and the folio agrees', async () => {
  const { bookingId, user } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    const before = await bookingRow(bookingId);
    const charges = await chargesOf(bookingId);
    expect(charges).toEqual([{ title: 'Fee', cents: 2000, rules: [{ kind: 'PER_NIGHT', amount: 500 }] }]);
    await desk.end({ bookingId, ...free });
    const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId });
    expect(await desk.manage('undoStayState', 'StayStateInput', { stayId })).toMatchObject({
      __typename: 'FrontDeskRefused',
    });
    expect(await desk.read(bookingId)).toMatchObject({ stayEndings: [{ mayUndo: true }] });
    expect(await desk.undo(bookingId)).toEqual({ __typename: 'Booking' });
    expect(await desk.undo(bookingId)).toEqual({ __typename: 'Booking' });
    expect(await desk.read(bookingId)).toMatchObject({
      stays: [{ nights: 4, state: 'CHECKED_IN' }],
      stayEndings: [{ mayUndo: false, undoneAt: expect.any(String) }],
    });
    expect(await bookingRow(bookingId)).toMatchObject({
      totalCents: before.totalCents,
      balanceCents: 0,
    });
    expect(await chargesOf(bookingId)).toEqual(charges);
    expect(await nightsOf(bookingId)).toBe(4);
    const subjects = (await server.mailsTo(user.email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Staybook stay goes on');
    expect(await desk.end({ bookingId })).toMatchObject({ __typename: 'Booking' });
    expect(await bookingRow(bookingId)).toMatchObject({ totalCents: 21_000, refundedCents: 10_500 });
  });
});

test('taking an early end back is refused once money went back, a night was sold, or the day is over', async () => {
  const refunded = await desk.booked({ state: StayState.CHECKED_IN });
  const sold = await desk.booked({ state: StayState.CHECKED_IN });
  const late = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    expect((await desk.undo(late.bookingId)).message).toBe('This stay has not been ended early.');
    await desk.end({ bookingId: refunded.bookingId });
    expect((await desk.undo(refunded.bookingId)).message).toContain('$105.00 was refunded');
    await desk.end({ bookingId: sold.bookingId, ...free });
    await desk.resell(sold, 3, 4);
    expect((await desk.undo(sold.bookingId)).message).toContain('have been sold or blocked since');
    await desk.end({ bookingId: late.bookingId, ...free });
  });
  await later(3 * DAY, async () =>
    expect((await desk.undo(late.bookingId)).message).toContain('on the same day only'),
  );
});

test('taking an early end back takes back what the hotel kept, in the folio and in the statistics', async () => {
  const { bookingId } = await desk.booked({ state: StayState.CHECKED_IN });
  await later(2 * DAY, async () => {
    await desk.end({ bookingId, ...free });
    await desk.undo(bookingId);
    const where = { bookingId, account: FolioAccount.CANCELLATION_FEES };
    const kept = await repo(FolioLine).find({ where, order: { line: 'ASC' } });
    expect(kept.map(({ title, cents }) => [title, cents])).toEqual([
      ['Kept by the hotel', 21_000],
      ['No longer kept by the hotel', -21_000],
    ]);
    const account = FolioAccount.ALLOWANCES;
    expect(await repo(FolioLine).countBy({ bookingId, account })).toBe(0);
  });
});

test('guests who leave on the day on which they change rooms have left the room before, or never came', async () => {
  for (const [noShow, state] of [
    [false, 'CHECKED_OUT'],
    [true, 'NO_SHOW'],
  ] as const) {
    const { bookingId, ids } = await desk.booked();
    await later(2 * DAY, async () => {
      const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId });
      await desk.manage('moveStay', 'MoveStayInput', { stayId, roomNumberId: ids[1] });
      const before = (await desk.read(bookingId)).stays;
      await desk.end({ bookingId, noShow, ...free });
      expect((await desk.read(bookingId)).stays).toEqual([expect.objectContaining({ nights: 2, state })]);
      await desk.undo(bookingId);
      expect((await desk.read(bookingId)).stays).toEqual(before);
    });
  }
});

test('ending a stay twice at once ends it once, also if it gives up a room that the guests were to take later', async () => {
  const { bookingId, ids } = await desk.booked({ state: StayState.CHECKED_IN });
  const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId });
  const from = (await bookingRow(bookingId)).checkIn;
  await desk.manage('moveStay', 'MoveStayInput', {
    stayId,
    roomNumberId: ids[1],
    from: addNights(from, 3),
  });
  await later(2 * DAY, async () => {
    const end = () => desk.end({ bookingId, ...free });
    expect(await Promise.all([end(), end()])).toEqual([
      expect.objectContaining({ __typename: 'Booking' }),
      expect.objectContaining({ __typename: 'Booking' }),
    ]);
    expect((await desk.read(bookingId)).stays).toHaveLength(1);
    expect(await nightsOf(bookingId)).toBe(2);
  });
});
