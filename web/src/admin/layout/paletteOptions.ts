import { referenceOf } from '../../../../schema/bookingReferences';
import { fill } from '../../../../schema/fill';
import { spokenStay } from '../../../../schema/spoken';
import { paths } from '../../paths';
import { ACTION_LABELS } from '../frontdesk/deskRows';
import { staffPaths } from '../staffPaths';
import { mayOpen, type StaffDuties } from '../duties/staffAccess';
import { pagesFor } from './destinations';
import type { PaletteDeskQuery } from './PaletteDesk.generated';
import type { PaletteRecordsQuery } from './PaletteRecords.generated';
import * as texts from './texts';

/** An action, screen or record that the command palette opens. */
export interface PaletteOption {
  /** Unlike that of any other option. */
  key: string;
  group: string;
  label: string;
  detail?: string | undefined;
  to: string;
  /** Further words by which it is found. */
  words?: string;
}

const screen = (label: string, to: string, words?: string): PaletteOption => ({
  key: `screen ${to}`,
  group: texts.screens,
  label,
  to,
  ...(words && { words }),
});

/** The screens that a member of staff may open. */
export const screensFor = (held: StaffDuties | undefined): readonly PaletteOption[] => [
  ...pagesFor(held).map(({ title, path }) => screen(title, path)),
  screen(texts.home, paths.home()),
  screen(texts.myAccount, paths.myAccount()),
  screen(texts.signOut, paths.logout()),
];

const action = (label: string, words: string, to: string): PaletteOption => ({
  key: `action ${label}`,
  group: texts.actions,
  label,
  words,
  to,
});

/** What a desk does, and where. Those on one stay are made from the front desk of today. */
const ACTIONS: readonly PaletteOption[] = [
  action(texts.newBooking, texts.newBookingWords, staffPaths.newBooking()),
  action(texts.checkInGuests, texts.checkInWords, staffPaths.frontDesk()),
  action(texts.checkOutGuests, texts.checkOutWords, staffPaths.frontDesk()),
  action(texts.takePayment, texts.takePaymentWords, staffPaths.frontDesk()),
  action(texts.payOutRefund, texts.payOutRefundWords, paths.bookings({ desk: 'due' })),
  action(texts.moveRoom, texts.moveRoomWords, staffPaths.tapeChart()),
  action(texts.blockRoom, texts.blockRoomWords, staffPaths.tapeChart()),
  action(texts.setRates, texts.setRatesWords, staffPaths.rates()),
  action(texts.findGuest, texts.findGuestWords, staffPaths.guests()),
];

/** The actions that a member of staff may take. */
export const actionsFor = (held: StaffDuties | undefined): readonly PaletteOption[] =>
  ACTIONS.filter(({ to }) => held !== undefined && mayOpen(held, to.split('?')[0]!));

type Desk = NonNullable<PaletteDeskQuery['frontDesk']>;

/** The stays of today, each once, with the first action that the desk offers for it. */
export function stayOptions(desk: Desk, hotelId: string): PaletteOption[] {
  const rows = new Map(
    [...desk.inHouse, ...desk.departures, ...desk.arrivals].map((row) => [row.id, row] as const),
  );
  return [...rows.values()].map(({ id, actions: [first], stay: { number }, booking }) => {
    const guest = booking.leadGuest?.name ?? booking.user.name;
    const isStep = first === 'CHECK_IN' || first === 'CHECK_OUT';
    return {
      key: `stay ${id}`,
      group: texts.todayAtDesk,
      label: isStep
        ? fill(texts.actionOnRoom, { action: ACTION_LABELS[first], number, guest })
        : fill(texts.roomOfGuest, { number, guest }),
      detail: referenceOf(booking),
      words: texts.room,
      to: staffPaths.frontDesk({ hotel: hotelId, stay: id }),
    };
  });
}

type FoundBooking = NonNullable<PaletteRecordsQuery['bookings']>['items'][number];

/** The rooms of a booking and its nights, by which two bookings of one guest differ. */
function staysOf({ stays }: FoundBooking): string[] {
  if (!stays.length) return [];
  const numbers = [...new Set(stays.map(({ number }) => number))];
  const [checkIn] = stays.map((stay) => stay.checkIn).sort();
  const checkOut = stays
    .map((stay) => stay.checkOut)
    .sort()
    .at(-1);
  return [
    fill(texts.roomsOf, { count: numbers.length, numbers: numbers.join(', ') }),
    spokenStay(checkIn!, checkOut!),
  ];
}

/** Bookings, guests, hotels and users that the server found. */
export const recordOptions = ({
  bookings,
  hotelGuests,
  users,
  hotels,
}: PaletteRecordsQuery): PaletteOption[] => [
  ...(bookings?.items ?? []).map((booking) => ({
    key: `booking ${booking.id}`,
    group: texts.bookings,
    label: booking.user.name,
    detail: [...staysOf(booking), booking.hotelName, referenceOf(booking)].join(', '),
    to: paths.booking(booking.id),
  })),
  ...(hotelGuests?.items ?? []).map(({ id, user, hotel }) => ({
    key: `guest ${id}`,
    group: texts.guests,
    label: user.name,
    detail: hotel.name,
    to: staffPaths.guest(hotel.id, user.id),
  })),
  ...(hotels?.items ?? []).map(({ id, name, city }) => ({
    key: `hotel ${id}`,
    group: texts.hotels,
    label: name,
    detail: city.name,
    to: paths.hotel(id),
  })),
  ...(users?.items ?? []).map(({ id, name, email }) => ({
    key: `user ${id}`,
    group: texts.users,
    label: name,
    detail: email ?? undefined,
    to: email ? staffPaths.getUser(email) : staffPaths.users({ q: id }),
  })),
];

/** The hotels of a member, which they need not search for. */
export const ownHotelOptions = ({ hotels }: StaffDuties): PaletteOption[] =>
  hotels.map(({ id, name }) => ({
    key: `hotel ${id}`,
    group: texts.hotels,
    label: name,
    to: paths.hotel(id),
  }));

/** Cities, with their hotels. */
export const cityOptions = (cities: PaletteRecordsQuery['cities']): PaletteOption[] =>
  (cities ?? []).map(({ id, name }) => ({
    key: `city ${id}`,
    group: texts.cities,
    label: fill(texts.hotelsIn, { city: name }),
    to: staffPaths.staffHotels({ city: id }),
  }));
