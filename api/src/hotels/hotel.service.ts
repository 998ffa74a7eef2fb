import { In, IsNull } from 'typeorm';
import { text } from '../../../schema/fill';
import { HOUSE_RULE_FIELDS, readHour } from '../../../schema/houseRules';
import { lockRows, repo } from '../database/transaction';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { nameKey } from '../core/nameKey';
import { raiseVersion } from '../users/version.service';
import { authorize, authorizedToAsk, can, type Viewer } from '../access/policy';
import { BadInput, refuse } from '../core/problems';
import { City } from './cities/city.entity';
import { CityCharge } from './cities/cityCharge.entity';
import { Hotel, newHotel } from './hotel.entity';
import { HotelType } from './hotelTypes/hotelType.entity';
import { PlaceSort, type PlacesArgs } from './placeList.inputs';
import { DoesNotExist } from './catalogue.types';
import type { NewHotel, UpdateHotelInput } from './hotel.inputs';
import { withUniqueName, tidyName, tidyNameColumns } from './uniqueName.service';
import { changeStaff, findStaff } from './staff.service';
import {
  auditedHotelTranslations,
  onHotelLanguage,
  storeHotelTranslations,
} from './texts/hotelTexts.service';

/** Open hotels, which can be found and booked. A hotel that is being deleted is closed. */
export const OPEN = { closedAt: IsNull() };

/** The hotel, or null if it does not exist or is being deleted. */
export const ifOpen = (hotel: Hotel | null): Hotel | null => (hotel?.closedAt ? null : hotel);

/** Locks these hotels as lockRows() does, and answers the open ones. */
export const lockOpenHotels = async (ids: string[]): Promise<Hotel[]> =>
  (await lockRows(Hotel, ids)).filter(({ closedAt }) => !closedAt);

/** Which of these hotels do not exist or are being deleted. */
export async function listUnknownHotels(ids: readonly string[]): Promise<string[]> {
  const found = await repo(Hotel).find({ select: { id: true }, where: { id: In([...ids]), ...OPEN } });
  return ids.filter((id) => found.every((hotel) => hotel.id !== id));
}

/** Every city, or a page of them, by name by default. */
export const listCities = (args: PlacesArgs = {}): Promise<City[]> => listPlaces(City, 'cityId', args);

/** Every hotel type, or a page of them, by name by default. */
export const listHotelTypes = (args: PlacesArgs = {}): Promise<HotelType[]> =>
  listPlaces(HotelType, 'typeId', args);

/** Lists cities or hotel types. There are some hundreds at most, so they are counted and sorted in memory. */
async function listPlaces<T extends { id: string; nameKey: string }>(
  entity: new () => T,
  column: 'cityId' | 'typeId',
  { sort, limit, offset }: PlacesArgs,
): Promise<T[]> {
  const rows = await repo(entity).find({ order: { nameKey: 'ASC' } } as never);
  const { HOTELS_ASC, HOTELS_DESC, NAME_DESC } = PlaceSort;
  if (sort === NAME_DESC) rows.reverse();
  if (sort === HOTELS_ASC || sort === HOTELS_DESC) {
    const counts = await countHotels(column);
    const countOf = ({ id }: T) => counts.get(id) ?? 0;
    const up = sort === HOTELS_ASC ? 1 : -1;
    rows.sort((one, other) => (countOf(one) - countOf(other)) * up);
  }
  const from = offset ?? 0;
  return rows.slice(from, limit == null ? undefined : from + limit);
}

async function countHotels(column: 'cityId' | 'typeId'): Promise<Map<string, number>> {
  const rows = await repo(Hotel)
    .createQueryBuilder('hotel')
    .select(`hotel.${column}`, 'id')
    .addSelect('COUNT(*)', 'count')
    .where({ ...OPEN, openForBooking: true })
    .groupBy(`hotel.${column}`)
    .getRawMany<{ id: string; count: unknown }>();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The taxes and fees of a city, in the order that administrators set. */
export const listCityCharges = (cityId: string): Promise<CityCharge[]> =>
  repo(CityCharge).find({ where: { cityId }, order: { place: 'ASC' } });

/**
 * The hotel and its city, whose time zone determines the hotel's dates; undefined if there is no such open
 * hotel.
 */
export async function findHotelWithCity(id: string): Promise<{ hotel: Hotel; city: City } | undefined> {
  const [hotel] = await repo(Hotel).find({ where: { id, ...OPEN }, relations: { cityRow: true } });
  return hotel?.cityRow && { hotel, city: hotel.cityRow };
}

const TAKEN = text('There is already a hotel with this name in the city. Please provide a different name.');

/** Creates a hotel without rooms. Refuses NameTaken, DoesNotExist, UnknownStaff. */
export function createHotel(
  viewer: Viewer | undefined,
  input: NewHotel & { staffIds?: string[] | null },
): Promise<Hotel> {
  authorize(viewer, 'hotel:create');
  const { cityId, typeId, managerId, staffIds } = input;
  if (!managerId) throw new BadInput('Enter the reference of the manager.');
  if (!staffIds) throw new BadInput('Enter the reference of at least one member of staff.');
  return withUniqueName(TAKEN, async () => {
    await lockCityAndType(cityId, typeId);
    const hotel = newHotel({
      ...fieldsOf(input),
      ...tidyNameColumns(input.name),
      description: input.description.trim(),
      detailedDescription: input.detailedDescription.trim(),
      cityId,
      typeId,
      updatedById: viewer?.id,
    });
    await repo(Hotel).insert(hotel);
    await changeStaff(viewer, hotel.id, { managerId, addStaffIds: staffIds });
    const after = { ...hotel, ...(await findStaff(hotel.id)) };
    await recordChange(viewer, { ...lineOf('createHotel', hotel), after });
    return hotel;
  });
}

/**
 * Changes the provided fields; null removes an optional one. Terms of money and the place in the catalogue need
 * permissions of their own if their values change. Refuses NameTaken, DoesNotExist, UnknownStaff, Outdated.
 */
export function updateHotel(viewer: Viewer | undefined, input: UpdateHotelInput): Promise<Hotel> {
  const changer = authorizedToAsk(viewer, 'hotel:manage');
  const { hotelId, version, cityId, typeId, managerId, addStaffIds, removeStaffIds, translations } = input;
  const fields = { ...fieldsOf(input), ...definedFields({ cityId, typeId }) };
  const people = [managerId, ...(addStaffIds ?? []), ...(removeStaffIds ?? [])].filter(Boolean);
  if (!people.length && managerId !== null && !Object.keys(fields).length && !translations?.length)
    throw new BadInput('You did not provide any information to update.');
  return withUniqueName(TAKEN, async () => {
    await lockCityAndType(cityId, typeId);
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel || !can(changer, 'hotel:manage', { hotelId })) refuse(new DoesNotExist('hotel'));
    authorizeFields(changer, hotel, fields);
    await raiseVersion(viewer, hotel, version);
    const before = await withParts(hotel);
    await repo(Hotel).save(Object.assign(hotel, fields));
    if (translations?.length) await storeHotelTranslations(hotel, translations);
    const [from, to] = [before.language, hotel.language];
    if (to !== from) await onHotelLanguage.run({ hotelId, from, to });
    await changeStaff(changer, hotelId, { managerId, addStaffIds, removeStaffIds });
    const after = await withParts(hotel);
    await recordChange(viewer, { ...lineOf('updateHotel', hotel), before, after });
    return hotel;
  });
}

/** The current hotel with its staff and its texts in other languages, for the audit log. */
const withParts = async (hotel: Hotel) => ({
  ...hotel,
  ...(await findStaff(hotel.id)),
  ...(await auditedHotelTranslations(hotel.id)),
});

/** The terms of money: what guests get back, and the tax number of invoices. */
const TERMS = ['freeCancellationDays', 'lateRefundPercent', 'taxNumber'] as const;
/** By these the hotel is found. Its city also sets its taxes and its time zone. */
const PLACE = ['name', 'cityId', 'typeId'] as const;

/** Throws Forbidden if the viewer may not change one of these fields to another value. */
function authorizeFields(viewer: Viewer, hotel: Hotel, fields: Partial<Hotel>): void {
  const changes = (name: keyof Hotel) => name in fields && fields[name] !== hotel[name];
  if (TERMS.some(changes)) authorize(viewer, 'hotel:terms', { hotelId: hotel.id });
  if (PLACE.some(changes)) authorize(viewer, 'hotel:place');
}

const lineOf = (action: string, { id, name }: Hotel) => ({ action, record: AuditRecord.HOTEL, id, name });

/** Locks the named city and hotel type so that nobody deletes them in the meantime. Refuses DoesNotExist. */
async function lockCityAndType(
  cityId: string | null | undefined,
  typeId: string | null | undefined,
): Promise<void> {
  if (cityId && !(await lockRows(City, [cityId])).length) refuse(new DoesNotExist('city'));
  if (typeId && !(await lockRows(HotelType, [typeId])).length) refuse(new DoesNotExist('hotelType'));
}

function fieldsOf(input: NewHotel | UpdateHotelInput): Partial<Hotel> {
  const { name, address, description, detailedDescription, closestTouristLocation } = input;
  const { distanceMiles, latitude, longitude, amenities, freeCancellationDays, lateRefundPercent } = input;
  const { language, taxNumber, touristLocationLatitude, touristLocationLongitude } = input;
  return definedFields({
    name: name && tidyName(name),
    nameKey: name && nameKey(name),
    language,
    address: address && address.trim(),
    taxNumber: taxNumber && taxNumber.trim(),
    closestTouristLocation: closestTouristLocation && closestTouristLocation.trim(),
    description: description?.trim(),
    detailedDescription: detailedDescription?.trim(),
    distanceMiles,
    touristLocationLatitude,
    touristLocationLongitude,
    latitude,
    longitude,
    freeCancellationDays,
    lateRefundPercent,
    amenities: amenities && [...new Set(amenities.map(tidyName).filter(Boolean))],
    ...houseRulesOf(input),
  });
}

function houseRulesOf(input: NewHotel | UpdateHotelInput): Partial<NewHotel> {
  const { checkInFrom, checkInUntil, checkOutUntil, quietFrom, quietUntil, houseRules } = input;
  const { childrenRule, petsRule, smokingRule, partiesRule } = input;
  const hours = { checkInFrom, checkInUntil, checkOutUntil, quietFrom, quietUntil };
  const read = Object.entries(hours).map(([name, hour]) => [name, hour && readHour(hour)]);
  return {
    ...Object.fromEntries(read),
    childrenRule,
    petsRule,
    smokingRule,
    partiesRule,
    houseRules: houseRules && houseRules.trim(),
  };
}

/** The fields that null removes. */
const OPTIONAL = [
  'address',
  'taxNumber',
  'closestTouristLocation',
  'distanceMiles',
  'touristLocationLatitude',
  'touristLocationLongitude',
  'latitude',
  'longitude',
  ...HOUSE_RULE_FIELDS,
];

/** Only the fields that change. Missing fields and empty texts mean unchanged. */
function definedFields(fields: object): Partial<Hotel> {
  const entries = Object.entries(fields).filter(([name, value]) =>
    value === null ? OPTIONAL.includes(name) : value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}
