import { titleOf } from '../titles/titles.service';
import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import {
  minimumNights,
  priceCharges,
  priceStay,
  type ChargeRule,
  type PricedNight,
  sumCents,
} from '../../../../schema/prices';
import { LIMITS } from '../../../../schema/limits';
import { countNights, normaliseStay, stayProblem, type StayDates } from '../../../../schema/nights';
import { todayFor } from '../hotelDay.service';
import type { SoldCharge } from '../bookingCharge.entity';
import { repo } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { findHotelWithCity, listCityCharges } from '../../hotels/hotel.service';
import { spokenDate } from '../../../../schema/spoken';
import { authorize, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import type { Rate } from '../../rooms/rates/rate.entity';
import { findRates } from '../../rooms/rates/rate.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { SoldNight } from '../stay.entity';
import { StayRefused } from './checkout.types';
import { ExtraRefused } from '../extras/bookingExtra.types';
import type { QuotedExtra } from '../extras/chosenExtra.types';
import { findSoldOnline, priceChosen } from '../extras/chosenExtras.service';
import { sleepsOf } from '../guests/stayDetails.service';
import type { HotelRoomChoice, QuoteInput } from './quote.inputs';
import { toPay, type Quote } from './quote.types';
import { writeVersion, type SelectionIds } from './quoteVersion';

/** A checked selection of rooms and nights, with everything that its price depends on. */
export interface RoomSelection {
  hotel: Hotel;
  today: string;
  stay: StayDates;
  /** Sorted by room number. */
  numbers: RoomNumber[];
  types: Map<string, RoomType>;
  rates: Map<string, Rate[]>;
  charges: ChargeRule[];
  /** The chosen extras that are sold online. */
  extras: QuotedExtra[];
  /** Whether one of the chosen extras is not among them. */
  lacksExtras: boolean;
}

/** A selection and its quote. */
export interface PricedSelection {
  selection: RoomSelection;
  quote: Quote;
}

/**
 * The price of rooms and extras for nights, whether the rooms are free or not. Refuses StayRefused if they cannot be
 * booked at all, and ExtraRefused.
 */
export async function readQuote(viewer: Viewer | undefined, input: QuoteInput): Promise<Quote> {
  authorize(viewer, 'quote:read');
  const selection = await checkWithExtras(input);
  checkListed(selection);
  checkExtras(selection);
  return priceSelection(selection);
}

/** Reads a selection and the chosen extras at the same time. Refuses StayRefused and ExtraRefused. */
export async function checkWithExtras(input: QuoteInput): Promise<RoomSelection> {
  const chosen = input.extras ?? [];
  const [selection, sold] = await Promise.all([checkSelection(input), findSoldOnline(input.hotelId, chosen)]);
  const extras = priceChosen(sold, chosen, selection.stay);
  return { ...selection, extras, lacksExtras: sold.length < chosen.length };
}

/** Reads the hotel, its room numbers and the dates. Refuses StayRefused if they do not match. */
export async function checkSelection(input: HotelRoomChoice): Promise<RoomSelection> {
  const ids = [...new Set(input.roomNumberIds)];
  const [found, numbers] = await Promise.all([
    findHotelWithCity(input.hotelId),
    repo(RoomNumber).find({ where: { id: In(ids) }, order: { number: 'ASC', id: 'ASC' } }),
  ]);
  if (!found) refuse(new StayRefused('This hotel does not exist.'));
  const today = todayFor(found.city);
  const problem = stayProblem(input, today);
  if (problem) refuse(new StayRefused(problem));

  const typeIds = [...new Set(numbers.map(({ roomTypeId }) => roomTypeId))];
  const [types, rates, charges] = await Promise.all([
    repo(RoomType).findBy({ id: In(typeIds) }),
    findRates(typeIds),
    listCityCharges(found.city.id),
  ]);
  const strange = types.some((type) => type.hotelId !== found.hotel.id);
  if (numbers.length < ids.length || types.length < typeIds.length || strange) refuse(strangeRooms());
  return {
    hotel: found.hotel,
    today,
    stay: normaliseStay(input),
    numbers,
    types: new Map(types.map((type) => [type.id, type])),
    rates,
    charges,
    extras: [],
    lacksExtras: false,
  };
}

/** Refuses StayRefused for a hotel that guests cannot book. */
export function checkListed({ hotel }: RoomSelection): void {
  if (!hotel.openForBooking) refuse(new StayRefused('This hotel is not open for booking.'));
}

/** Refuses ExtraRefused if a chosen extra is not sold online. */
export function checkExtras({ lacksExtras }: RoomSelection): void {
  if (lacksExtras)
    refuse(
      new ExtraRefused(
        'An extra that you have chosen is no longer sold online. You have not been charged. Choose your extras again.',
      ),
    );
}

/**
 * Refuses StayRefused if a room was deleted or moved since the selection was checked. The caller locks the
 * rooms.
 */
export async function checkRooms({ hotel, numbers }: RoomSelection): Promise<void> {
  const ids = numbers.map(({ id }) => id);
  if (!(await areRoomsOf(hotel.id, ids))) refuse(strangeRooms());
}

const strangeRooms = (): StayRefused =>
  new StayRefused('Some of these rooms do not belong to this hotel. Choose rooms on its page.');

/**
 * The price of a selection: every night, the taxes and fees, their sum, and the extras. `ownCents` is the price that staff give for each
 * night instead. Refuses totals that no card can pay.
 */
export function priceSelection(selection: RoomSelection, ownCents?: number | null): Quote {
  const priced = priceNights(selection);
  const nights =
    ownCents == null
      ? priced
      : priced.map((room) => room.map(({ night }): PricedNight => ({ night, cents: ownCents })));
  const rules = new Map(selection.charges.map(({ title, kind, amount }) => [title, { kind, amount }]));
  const charges = priceCharges(selection.charges, nights);
  return quoteOf(
    selection,
    nights,
    charges.map((line) => ({ ...line, rules: [rules.get(line.title)!] })),
  );
}

/** Today's price of each night of each room number of a selection, in its order. */
export const priceNights = ({ numbers, types, rates, stay }: RoomSelection): PricedNight[][] =>
  numbers.map(({ roomTypeId }) => priceStay(types.get(roomTypeId)!.priceCents, rates.get(roomTypeId)!, stay));

/**
 * The quote of a selection with the price of each night of each of its room numbers, and its taxes and fees. Refuses
 * totals that no card can pay.
 */
export function quoteOf(selection: RoomSelection, nights: SoldNight[][], charges: SoldCharge[]): Quote {
  const { stay, types, rates } = selection;
  const stays = selection.numbers.map((roomNumber, index) => {
    const nightPrices = nights[index]!;
    const roomType = types.get(roomNumber.roomTypeId)!;
    return { roomNumber, roomType, nightPrices, totalCents: sumCents(nightPrices) };
  });
  const totalCents = sumCents([...nights.flat(), ...charges]);
  const { extras } = selection;
  const extrasCents = sumCents(extras);
  checkTotal(toPay({ totalCents, extrasCents }));
  const version = writeVersion(selectionIdsOf(selection), {
    nights: nights.map((prices) => prices.map(({ cents }) => cents)),
    charges,
    extras: extras.map(({ extra: { title }, cents }) => ({ title, cents })),
  });
  const minimum = Math.max(...[...rates.values()].map((own) => minimumNights(own, stay.checkIn)));
  const sleeps = sleepsOf(selection);
  return {
    ...stay,
    stays,
    charges,
    totalCents,
    extras,
    extrasCents,
    minimumNights: minimum,
    sleeps,
    version,
  };
}

/** The selection that a version belongs to. */
export const selectionIdsOf = ({ hotel, stay, numbers }: RoomSelection): SelectionIds => ({
  hotelId: hotel.id,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  roomNumberIds: numbers.map(({ id }) => id),
});

/** Refuses a stay that is shorter than the minimum of one of its rooms on the night of arrival. */
export async function checkMinimumStay({ numbers, types, rates, stay }: RoomSelection): Promise<void> {
  const nights = countNights(stay.checkIn, stay.checkOut);
  for (const { number, roomTypeId } of numbers) {
    const minimum = minimumNights(rates.get(roomTypeId)!, stay.checkIn);
    if (nights < minimum)
      refuse(
        new StayRefused(
          fill(
            'Room {number}, {title}: the minimum stay from {checkIn} is {minimum} nights. Choose a later check-out date or another room.',
            {
              number,
              title: await titleOf(types.get(roomTypeId)!),
              checkIn: spokenDate(stay.checkIn),
              minimum,
            },
          ),
        ),
      );
  }
}

function checkTotal(totalCents: number): void {
  if (totalCents > LIMITS.highestPaymentCents)
    refuse(
      new StayRefused('This is more than a card payment can cover. Book fewer rooms or nights at a time.'),
    );
  if (totalCents < LIMITS.lowestPaymentCents)
    refuse(new StayRefused('This is less than the minimum card payment. Choose another room.'));
}
