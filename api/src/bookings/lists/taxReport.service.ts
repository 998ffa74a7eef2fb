import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import { addNights, todayIn } from '../../../../schema/nights';
import { LONGEST_TAX_PERIOD, taxPeriod, type DayRange } from '../../../../schema/taxPeriod';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { inListQuota } from '../../access/limits/listQuota.service';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { checkDateRange } from '../../rooms/nights/dateRange';
import { Booking } from '../booking.entity';
import { FolioLine } from '../folio/folioLine.entity';
import { checkDays } from './momentRange';
import { TaxReportBy, TaxSum, type TaxFilter } from './taxReport.types';

/** The taxes and fees of a period by city, hotel and title, of the viewer's hotels. The database adds them up. */
export function readTaxes(viewer: Viewer | undefined, chosen: TaxFilter): Promise<TaxSum[]> {
  const hotels = authorizedHotels(viewer, 'tax:read', chosen.hotelId);
  const period = taxPeriod(chosen, todayIn('UTC', now()));
  checkDays(period.from, period.to);
  checkDateRange(period.from, addNights(period.to, 1), LONGEST_TAX_PERIOD);
  const filter = { ...chosen, ...period };
  return inListQuota('staff', viewer, async () => {
    const rows = await readSums(filter, await linesOf(hotels));
    const names = await namesOfDeleted(rows);
    return rows.map((row) => taxSum(row, filter, names)).sort(byPlace);
  });
}

/** The sums of a tax as the statement answers them: servers answer sums as text. */
interface SumRow {
  cityName: string | null;
  hotelId: string | null;
  hotelName: string | null;
  title: string;
  /** A booking of them. */
  bookingId: string;
  nights: number | string;
  nightsCents: number | string;
  chargedCents: number | string;
  givenBackCents: number | string;
}

interface Sql {
  sql: string;
  values: string[];
}

/** A line that was added after its hotel was deleted belongs to the hotel of the first line of its folio. */
const HOTEL = 'COALESCE(f.hotelId, o.hotelId)';
const LINES = `folio_lines f LEFT JOIN folio_lines o ON f.hotelId IS NULL AND o.bookingId = f.bookingId AND o.line = 1`;

/** The condition on the lines of these hotels; empty for all hotels. */
async function linesOf(hotels: readonly string[] | undefined): Promise<Sql> {
  if (!hotels) return { sql: '', values: [] };
  // Only administrators ask for a deleted hotel. The lines of others are found by an index.
  const areThere = hotels.length !== 1 || (await repo(Hotel).existsBy({ id: hotels[0]! }));
  const places = hotels.map(() => '?').join(', ');
  return { sql: ` AND ${areThere ? 'f.hotelId' : HOTEL} IN (${places})`, values: [...hotels] };
}

/**
 * The nights that were sold and given up. A line that only changes the price of a night is no other night: what the lines
 * before it say of the night tells that.
 */
const nightsOf = (ofHotels: string): string => `
  SELECT ${HOTEL} AS hotelId, f.bookingId AS bookingId, f.cents AS cents, COALESCE((SELECT SUM(b.cents) FROM folio_lines b
    WHERE b.bookingId = f.bookingId AND b.line < f.line AND b.kind = 'NIGHT' AND b.source = f.source), 0) AS centsBefore
  FROM ${LINES} WHERE f.kind = 'NIGHT' AND f.day >= ? AND f.day <= ?${ofHotels}`;

/**
 * Taxes and fees charged and given back, and the nights of bookings that have each of them. Charges below zero are no taxes:
 * they are what changes let go.
 */
const partsOf = (ofHotels: string): string => `
  SELECT ${HOTEL} AS hotelId, f.title AS title, f.bookingId AS bookingId, 0 AS nights, 0 AS nightsCents,
    CASE WHEN f.cents > 0 THEN f.cents ELSE 0 END AS charged, CASE WHEN f.cents < 0 THEN -f.cents ELSE 0 END AS givenBack
  FROM ${LINES} WHERE f.kind = 'CHARGE' AND f.day >= ? AND f.day <= ?${ofHotels}
  UNION ALL
  SELECT n.hotelId, c.title, n.bookingId,
    CASE WHEN n.centsBefore = 0 THEN 1 WHEN n.centsBefore + n.cents = 0 THEN -1 ELSE 0 END, n.cents, 0, 0
  FROM (${nightsOf(ofHotels)}) n JOIN booking_charges c ON c.bookingId = n.bookingId AND c.cents > 0`;

function readSums(
  { from, to, cityId, by }: TaxFilter & DayRange,
  { sql: ofHotels, values: hotels }: Sql,
): Promise<SumRow[]> {
  const isByCity = by === TaxReportBy.CITY;
  // Hotels that were deleted have no city any more.
  const group = isByCity ? 'h.cityId, p.title' : 'p.hotelId, p.title';
  return repo(FolioLine).query(
    `SELECT MIN(c.name) AS cityName, ${isByCity ? 'NULL' : 'MIN(p.hotelId)'} AS hotelId,
       ${isByCity ? 'NULL' : 'MIN(h.name)'} AS hotelName, p.title AS title, MIN(p.bookingId) AS bookingId,
       SUM(p.nights) AS nights, SUM(p.nightsCents) AS nightsCents, SUM(p.charged) AS chargedCents,
       SUM(p.givenBack) AS givenBackCents
     FROM (${partsOf(ofHotels)}) p LEFT JOIN hotels h ON h.id = p.hotelId LEFT JOIN cities c ON c.id = h.cityId
     ${cityId ? 'WHERE h.cityId = ?' : ''}
     GROUP BY ${group}`,
    [from, to, ...hotels, from, to, ...hotels, ...(cityId ? [cityId] : [])],
  );
}

/** The names that deleted hotels had, by a booking of each. */
async function namesOfDeleted(rows: readonly SumRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(({ cityName }) => cityName === null).map(({ bookingId }) => bookingId);
  const where = { id: In(ids) };
  const found = ids.length ? await repo(Booking).find({ select: { id: true, hotelName: true }, where }) : [];
  return new Map(found.map(({ id, hotelName }) => [id, hotelName]));
}

function taxSum(
  row: SumRow,
  { from, to, by }: TaxFilter & DayRange,
  names: ReadonlyMap<string, string>,
): TaxSum {
  const { cityName, hotelId, title, bookingId } = row;
  const [chargedCents, givenBackCents] = [Number(row.chargedCents), Number(row.givenBackCents)];
  const isByCity = by === TaxReportBy.CITY;
  const key = JSON.stringify([from, to, isByCity, cityName, hotelId, title]);
  return build(TaxSum, {
    id: createHash('sha256').update(key).digest('hex').slice(0, 24),
    cityName,
    hotelName: isByCity ? null : (row.hotelName ?? names.get(bookingId) ?? null),
    title,
    nights: Number(row.nights),
    nightsCents: Number(row.nightsCents),
    chargedCents,
    givenBackCents,
    netCents: chargedCents - givenBackCents,
  });
}

/** By city, hotel and title; deleted hotels last. */
const byPlace = (a: TaxSum, b: TaxSum): number =>
  Number(a.cityName === null) - Number(b.cityName === null) ||
  (a.cityName ?? '').localeCompare(b.cityName ?? '') ||
  (a.hotelName ?? '').localeCompare(b.hotelName ?? '') ||
  a.title.localeCompare(b.title);
