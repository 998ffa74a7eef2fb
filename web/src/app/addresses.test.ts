import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { LIMITS } from '../../../schema/limits';
import { isNight } from '../../../schema/nights';
import { auditScreen } from '../admin/audit/auditScreen';
import { bookingScreen } from '../admin/bookings/bookingScreen';
import { DASHBOARD } from '../admin/dashboard/period';
import { FIRST_DAY } from '../admin/fields/DayNavigation';
import { DAY_TO_CLOSE } from '../admin/books/DayPage';
import { taxScreen } from '../admin/taxes/taxScreen';
import { journalScreen } from '../admin/books/journalScreen';
import { CHOSEN_HOTEL } from '../admin/fields/useChosenHotel';
import { TYPED } from '../admin/fields/useTyped';
import { FRONT_DESK } from '../admin/frontdesk/FrontDeskPage';
import { HOUSEKEEPING } from '../admin/housekeeping/HousekeepingPage';
import { LOST } from '../admin/housekeeping/LostView';
import { REPAIRS } from '../admin/housekeeping/RepairsView';
import { ROOMS } from '../admin/housekeeping/RoomsView';
import { ARRIVAL } from '../admin/frontdesk/NewBookingPage';
import { hotelScreen } from '../admin/hotels/hotelScreen';
import { ACCEPTED_OFFER } from '../admin/offers/AcceptOfferPage';
import { RATES } from '../admin/rates/RatesPage';
import { readTable, tableAddress, writeTable } from '../admin/table/tableState';
import { userScreen } from '../admin/users/userScreen';
import { PAID_BOOKING } from '../bookings/checkout/paymentReturn';
import { SHOWN_GROUP } from '../bookings/detail/useBookingGroup';
import { CHATS } from '../chats/useChatPage';
import { CONTACT } from '../info/ContactPage';
import { ROOM_DIALOG } from '../hotels/useRoomDialog';
import { STAY, stayOf } from '../hotels/useStay';
import { readTask, TASK } from '../photos/uploadTask';
import { REVIEWED_BOOKING, REVIEWED_HOTEL, SHOWN_REVIEW } from '../reviews/addresses';
import { REVIEWS_ORDER } from '../reviews/SortReviews';
import { readSearch, SEARCH, writeSearch } from '../search/search';
import { toVariables } from '../search/searchVariables';
import { pageNumber, readAddress, writeAddress, type Params } from '../kit/address';

const SCREENS = { auditScreen, bookingScreen, journalScreen, taxScreen, hotelScreen, userScreen };
const PAGES: Record<string, Params> = {
  SEARCH,
  STAY,
  ROOM_DIALOG,
  REVIEWS_ORDER,
  REVIEWED_HOTEL,
  REVIEWED_BOOKING,
  SHOWN_REVIEW,
  SHOWN_GROUP,
  PAID_BOOKING,
  CHATS,
  CONTACT,
  TASK,
  TYPED,
  DASHBOARD,
  FIRST_DAY,
  RATES,
  CHOSEN_HOTEL,
  DAY_TO_CLOSE,
  FRONT_DESK,
  HOUSEKEEPING,
  ROOMS,
  REPAIRS,
  LOST,
  ARRIVAL,
  ACCEPTED_OFFER,
  page: { page: pageNumber(20) },
};
for (const [name, screen] of Object.entries(SCREENS)) {
  const { filters, rest } = tableAddress(screen);
  PAGES[name] = { ...filters, ...rest };
}

/** Texts that people put into addresses to see what breaks, among those that mean something. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype', '[object Object]'],
    ...['NaN', 'Infinity', '-1', '0', '1e309', '9'.repeat(400), '0x10', '1_000', '2147483648', ' 1 ', '１'],
    ...['2027-02-30', '9999-12-31', '1970-01-01', '+010000-01-01', '0001-01-01', '31/12/9999', '2027-05-01'],
    ...['..', '..2027-01-01', '2027-01-01..x', '9999-12-31..', '-90,-180,90,180', '90,0,-90,NaN', '1,2,3,4'],
    ...['-constructor', '-createdAt', 'a,b,c', '|'.repeat(500), 'true', 'null', 'undefined', '[]', '{}', ''],
    ...['x'.repeat(20_000), '\0', '\ud800', '<script>', "' OR 1=1", '//evil.example', '../..', '\u202e'],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer().map(String),
);

/** Addresses with the parameters of a page, repeated or not, and some that it does not know, broken or not. */
const queriesOf = (params: Params) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(params), '__proto__', 'constructor', 'a[]'), hostile)),
      fc.constantFrom('', '&%', '&%E0%A4%A=%', '&=&&=', '&%zz=%c0%ae', '&__proto__[sort]=1'),
    )
    .map(([pairs, broken]) => new URLSearchParams(String(new URLSearchParams(pairs)) + broken));

/** Whether a value is one that a page may declare: nothing that was inherited, endless or longer than any text is. */
function isPlain(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= 2000;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return [Array.prototype, Object.prototype].includes(Object.getPrototypeOf(value) as object)
    ? Object.values(value).every(isPlain)
    : false;
}

test.each(Object.entries(PAGES))('any address of %s is read as what it declares', (_name, params) => {
  fc.assert(
    fc.property(queriesOf(params), (query) => {
      const values = readAddress(params, query);
      expect(Object.keys(values).sort()).toEqual(Object.keys(params).sort());
      expect(Object.entries(values).filter(([, value]) => !isPlain(value))).toEqual([]);
      const written = writeAddress(params, values);
      expect(readAddress(params, new URLSearchParams(written))).toEqual(values);
    }),
  );
  expect(writeAddress(params, readAddress(params, new URLSearchParams()))).toEqual({});
});

test('any address of a search becomes a question that the server answers', () => {
  fc.assert(
    fc.property(queriesOf(SEARCH), (query) => {
      const search = readSearch(query, '2027-05-01');
      const { filter, checkIn, checkOut, guests, rooms, sort, offset } = toVariables(search);
      expect([checkIn, checkOut].filter((night) => !isNight(night!))).toEqual([]);
      expect(checkIn! >= '2027-05-01' && checkOut! > checkIn!).toBe(true);
      expect(guests! >= 1 && guests! <= LIMITS.people).toBe(true);
      expect(rooms! >= 1 && rooms! <= LIMITS.roomNumbersPerCheckout).toBe(true);
      expect(offset! >= 0 && offset! <= LIMITS.offset).toBe(true);
      expect(SEARCH.sort.read(sort!)).toBe(sort);
      const texts = [filter!.city, filter!.typeId, ...((filter!.amenities ?? []) as string[])];
      expect(texts.filter((text) => (text ?? '').length > LIMITS.name)).toEqual([]);
      expect(readSearch(new URLSearchParams(writeSearch(search)), '2027-05-01')).toEqual(search);
    }),
  );
});

test.each(Object.entries(SCREENS))(
  'any address of the table %s asks for rows that there can be',
  (_name, screen) => {
    const { filters, rest } = tableAddress(screen);
    fc.assert(
      fc.property(queriesOf({ ...filters, ...rest }), (query) => {
        const state = readTable(query, screen);
        const page = { limit: state.size, offset: (state.page - 1) * state.size };
        expect(page.offset).toBeLessThanOrEqual(LIMITS.offset);
        expect(() => screen.variables(state as never, page as never)).not.toThrow();
        expect(readTable(writeTable(state), screen)).toEqual(state);
      }),
    );
  },
);

test('any dates are a stay of a hotel or none, and any upload is a task or none', () => {
  fc.assert(
    fc.property(queriesOf(STAY), queriesOf(TASK), (dates, upload) => {
      const stay = stayOf(readAddress(STAY, dates));
      expect([stay?.checkIn, stay?.checkOut].filter((night) => night && !isNight(night))).toEqual([]);
      expect(readTask(upload)?.previous ?? '/').toMatch(/^\/(?!\/)/);
    }),
  );
});

test('no page reads its address but by its declaration', () => {
  const root = path.join(__dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file),
  );
  const reading = files.filter((file) =>
    /(query|search|searchParams|useSearchParams\(\)\[0\])\.(get|getAll|has)\(/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  // `next` and what it leads to are checked by returnPath(); lastSearch.ts reads the search of this tab
  expect(reading.map((file) => file.split(path.sep).join('/')).sort()).toEqual([
    'kit/address.ts',
    'search/lastSearch.ts',
    'session/LoginPage.tsx',
    'session/LogoutPage.tsx',
    'session/returnPath.ts',
  ]);
});
