import fc from 'fast-check';
import { addNights } from '../../../schema/nights';
import type { Doing } from './commands';
import { priceOf, ROOM_PRICES } from './nights';
import type { StayModel } from './stayModel';

const someRoom = fc.nat(ROOM_PRICES.length - 1);
/** A part of what is possible, in hundredths. */
export const somePart = fc.constantFrom(0, 1, 33, 50, 99, 100);
export const partOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);

/** The reason for a sum other than the usual one. */
const REASON = 'For other guests';

const passDay = fc.constant<Doing>({
  name: 'a day passes',
  can: () => true,
  async run(model, history) {
    await history.passDay();
    model.today = history.today;
  },
});

/** The guest changes dates and room, and pays a higher price online. */
const guestChanges = fc
  .record({ room: someRoom, later: fc.integer({ min: -1, max: 2 }), nights: fc.integer({ min: 1, max: 4 }) })
  .map<Doing>(({ room, later, nights }) => ({
    name: `the guest changes to room ${room}, ${later} days later, for ${nights} nights`,
    can: (model) => model.isAhead && model.parts.length === 1 && addNights(model.first, later) >= model.today,
    async run(model, history) {
      const from = addNights(model.first, later);
      const part = { room, from, to: addNights(from, nights) };
      const planned = model.planChange(part);
      const rise = priceOf(planned) - model.money.chargedCents;
      // A rise that no card can pay is let go; see change.test.ts.
      if (rise > 0 && rise < 50) return;
      const input = {
        bookingId: history.bookingId,
        roomNumberIds: [history.roomId(room)],
        checkIn: part.from,
        checkOut: part.to,
        idempotencyKey: history.key(),
      };
      const { url } = await history.send('guest', 'changeBooking', input, '... on ChangedBooking { url }');
      expect([rise, url !== null]).toEqual([rise, rise > 0]);
      if (url) expect(await history.server.pay(url)).toBe(303);
      model.change(planned, [{ ...part, state: 'EXPECTED' }], model.byTerms(Math.max(0, -rise)));
      if (url) model.money.pay('ONLINE', rise, model.today);
    },
  }));

/** Whether staff can change the last part of the stay. */
const mayChange = ({ status, last, today }: Readonly<StayModel>): boolean =>
  status === 'CONFIRMED' && (last.state === 'CHECKED_IN' || (last.state === 'EXPECTED' && last.to > today));

/** Staff give the stay another day of departure, and perhaps another room, price or refund. */
const staffChange = fc
  .record({
    nights: fc.integer({ min: -2, max: 2 }),
    room: fc.option(someRoom, { freq: 3 }),
    nightCents: fc.option(fc.constantFrom(7777, 12_345), { freq: 3 }),
    credit: fc.option(somePart, { freq: 2 }),
  })
  .map<Doing>(({ nights, room: chosen, nightCents, credit }) => ({
    name: `staff change the stay by ${nights} nights, room ${chosen}, ${nightCents} cents, ${credit} % back`,
    can: mayChange,
    async run(model, history) {
      const { last, today } = model;
      const earlier = model.parts.slice(0, -1);
      const isOther = chosen !== null && ![last, ...earlier].some(({ room }) => room === chosen);
      const splits = isOther && last.from < today;
      const least = splits || last.from >= today ? addNights(splits ? today : last.from, 1) : today;
      const wished = addNights(last.to, nights);
      const to = wished < least ? least : wished;
      const room = isOther ? chosen : last.room;
      const plan = (inRoom: number, until: string) =>
        model.planChange({ room: inRoom, from: last.from, to: until }, nightCents ?? undefined);
      // Guests who leave a room have slept there until today.
      const planned = splits
        ? [...plan(last.room, today), ...plan(room, to).filter(({ day }) => day >= today)]
        : plan(room, to);
      const { state } = last;
      const parts = splits
        ? [
            ...earlier,
            { ...last, to: today, state: state === 'CHECKED_IN' ? ('CHECKED_OUT' as const) : state },
            { room, from: today, to, state },
          ]
        : [...earlier, { ...last, room, to }];
      const difference = priceOf(planned) - model.money.chargedCents;
      const most = model.mostBack(Math.max(0, -difference));
      const terms = Math.min(most, model.byTerms(Math.max(0, -difference)));
      const creditCents = difference < 0 && credit !== null ? partOf(most, credit) : terms;
      const stayId = (await history.stayIds()).at(-1);
      await history.send('admin', 'changeBookingByStaff', {
        bookingId: history.bookingId,
        stays: [{ stayId, checkOut: to, roomNumberId: isOther ? history.roomId(room) : undefined }],
        addedNightCents: nightCents,
        creditCents: difference < 0 && credit !== null ? creditCents : undefined,
        differenceCents: difference,
        reason: REASON,
        idempotencyKey: history.key(),
      });
      model.change(planned, parts, creditCents);
    },
  }));

const move = someRoom.map<Doing>((room) => ({
  name: `the guests move to room ${room}`,
  can: (model) => mayChange(model) && model.last.to > model.today && model.last.room !== room,
  async run(model, history) {
    const stayId = (await history.stayIds()).at(-1);
    await history.send('admin', 'moveStay', { stayId, roomNumberId: history.roomId(room) });
    model.move(room);
  },
}));

const checkIn = fc.constant<Doing>({
  name: 'the guests check in',
  can: ({ status, last, today }) =>
    status === 'CONFIRMED' && last.state === 'EXPECTED' && last.from <= today && today < last.to,
  async run(model, history) {
    const stayId = (await history.stayIds()).at(-1);
    await history.send('admin', 'checkInStay', { stayId });
    model.last.state = 'CHECKED_IN';
  },
});

const checkOut = fc.constant<Doing>({
  name: 'the guests check out',
  can: ({ status, last }) => status === 'CONFIRMED' && last.state === 'CHECKED_IN',
  async run(model, history) {
    const stayId = (await history.stayIds()).at(-1);
    await history.send('admin', 'checkOutStay', { stayId });
    model.last.state = 'CHECKED_OUT';
  },
});

const endStay = fc
  .record({ noShow: fc.boolean(), refund: fc.option(somePart, { freq: 2 }) })
  .map<Doing>(({ noShow, refund }) => ({
    name: `the stay ends early${noShow ? ' as a no-show if it can' : ''}, ${refund} % refunded`,
    can: (model) => model.mayEnd,
    async run(model, history) {
      const isNoShow = noShow && !model.hasArrived;
      const { owedCents, leftCents } = model.money;
      const most = Math.min(Math.max(0, model.givenUpCents - owedCents), leftCents);
      const refundCents = refund === null ? undefined : partOf(most, refund);
      const input = { bookingId: history.bookingId, noShow: isNoShow, refundCents, reason: REASON };
      await history.send('admin', 'endStay', input);
      model.end(isNoShow, refundCents);
    },
  }));

const undoEnd = fc.constant<Doing>({
  name: 'the early end is taken back',
  can: (model) => model.mayUndoEnd,
  async run(model, history) {
    await history.send('admin', 'undoEndStay', { bookingId: history.bookingId });
    model.undoEnd();
  },
});

const cancelByGuest = fc.constant<Doing>({
  name: 'the guest cancels',
  can: (model) => model.isAhead,
  async run(model, history) {
    await history.send('guest', 'cancelBooking', { bookingId: history.bookingId });
    model.cancel(model.refundIfCancelled());
  },
});

const cancelByHotel = fc.option(somePart, { freq: 2 }).map<Doing>((refund) => ({
  name: `the hotel cancels, ${refund} % refunded`,
  can: (model) => model.isAhead,
  async run(model, history) {
    const { leftCents } = model.money;
    const refundCents = refund === null ? undefined : partOf(leftCents, refund);
    const input = { bookingId: history.bookingId, cancelledBy: 'HOTEL', refundCents, reason: REASON };
    await history.send('admin', 'cancelBooking', input);
    model.cancel(refundCents ?? leftCents);
  },
}));

/** What becomes of the nights of a stay. */
export const stayCommands = [
  passDay,
  passDay,
  passDay,
  guestChanges,
  staffChange,
  staffChange,
  move,
  checkIn,
  checkOut,
  endStay,
  endStay,
  endStay,
  undoEnd,
  undoEnd,
  cancelByGuest,
  cancelByHotel,
];
