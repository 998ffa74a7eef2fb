import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { HOUSE_RULE_FIELDS, readHour } from '../../../schema/houseRules';
import { nameKey } from '../core/nameKey';
import { lockRows, repo } from '../database/transaction';
import { raiseVersion } from '../users/version.service';
import { authorize, type Viewer } from '../access/policy';
import { BadInput, refuse } from '../core/problems';
import { DoesNotExist } from './catalogue.problems';
import { City } from './cities/city.entity';
import { Hotel, newHotel } from './hotel.entity';
import type { NewHotel, UpdateHotelInput } from './hotel.inputs';
import { lockOpenHotels } from './hotel.service';
import { HotelType } from './hotelTypes/hotelType.entity';
import { withUniqueName, tidyName, tidyNameColumns } from './uniqueName.service';
import { changeStaff, findStaff } from './staff.service';

const TAKEN = 'There is a hotel of this name in the city already. Please provide a different name.';

/** Makes a hotel without rooms. Refuses NameTaken, DoesNotExist, UnknownStaff. */
export function createHotel(
  viewer: Viewer | undefined,
  input: NewHotel & { staffIds?: string[] | null },
): Promise<Hotel> {
  authorize(viewer, 'hotel:manage');
  const { cityId, typeId, managerId, staffIds } = input;
  if (!managerId) throw new BadInput('Say by reference who manages the hotel.');
  if (!staffIds) throw new BadInput('Say by reference who works at the hotel: at least one user.');
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
    await changeStaff(hotel.id, { managerId, addStaffIds: staffIds });
    const after = { ...hotel, ...(await findStaff(hotel.id)) };
    await recordChange(viewer, { ...lineOf('createHotel', hotel), after });
    return hotel;
  });
}

/**
 * Changes the given fields; null removes an optional one. Refuses NameTaken, DoesNotExist, UnknownStaff, Outdated.
 */
export function updateHotel(viewer: Viewer | undefined, input: UpdateHotelInput): Promise<Hotel> {
  authorize(viewer, 'hotel:manage');
  const { hotelId, version, cityId, typeId, managerId, addStaffIds, removeStaffIds } = input;
  const fields = { ...fieldsOf(input), ...given({ cityId, typeId }) };
  const people = [managerId, ...(addStaffIds ?? []), ...(removeStaffIds ?? [])].filter(Boolean);
  if (!people.length && managerId !== null && !Object.keys(fields).length)
    throw new BadInput('You did not provide any information to update.');
  return withUniqueName(TAKEN, async () => {
    await lockCityAndType(cityId, typeId);
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel) refuse(new DoesNotExist('hotel'));
    await raiseVersion(viewer, hotel, version);
    const before = { ...hotel, ...(await findStaff(hotelId)) };
    await repo(Hotel).save(Object.assign(hotel, fields));
    await changeStaff(hotelId, { managerId, addStaffIds, removeStaffIds });
    const after = { ...hotel, ...(await findStaff(hotelId)) };
    await recordChange(viewer, { ...lineOf('updateHotel', hotel), before, after });
    return hotel;
  });
}

const lineOf = (action: string, { id, name }: Hotel) => ({ action, record: AuditRecord.HOTEL, id, name });

/** Locks the named city and hotel type, so that neither is deleted meanwhile. Refuses DoesNotExist. */
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
  return given({
    name: name && tidyName(name),
    nameKey: name && nameKey(name),
    address: address && address.trim(),
    closestTouristLocation: closestTouristLocation && closestTouristLocation.trim(),
    description: description?.trim(),
    detailedDescription: detailedDescription?.trim(),
    distanceMiles,
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
  'closestTouristLocation',
  'distanceMiles',
  'latitude',
  'longitude',
  ...HOUSE_RULE_FIELDS,
];

/** Only the fields that change: a missing one and the empty text mean unchanged. */
function given(fields: object): Partial<Hotel> {
  const entries = Object.entries(fields).filter(([name, value]) =>
    value === null ? OPTIONAL.includes(name) : value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}
