import { text } from '../../../../schema/fill';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { lockRows, repo, transaction } from '../../database/transaction';
import { authorize, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { raiseVersion } from '../../users/version.service';
import type { CreateHotelTypeInput, DeleteHotelTypeInput, UpdateHotelTypeInput } from './hotelType.inputs';
import { DoesNotExist, HasHotels } from '../catalogue.types';
import { Hotel } from '../hotel.entity';
import { HotelType, newHotelType } from './hotelType.entity';
import { auditedNames, replaceNames } from '../placeNames/placeNames';
import { tidyNameColumns, withUniqueName } from '../uniqueName.service';
import { onDelete } from '../onDelete';

const TAKEN = text('There is already a hotel type with this name. Please provide a different name.');

/** Creates a hotel type. Refuses NameTaken. */
export function createHotelType(
  viewer: Viewer | undefined,
  { name }: CreateHotelTypeInput,
): Promise<HotelType> {
  authorize(viewer, 'hotelType:manage');
  return withUniqueName(TAKEN, async () => {
    const type = newHotelType({ ...tidyNameColumns(name), updatedById: viewer?.id });
    await repo(HotelType).insert(type);
    await record(viewer, 'createHotelType', undefined, type);
    return type;
  });
}

/** Changes the names of a hotel type. Refuses NameTaken, DoesNotExist, Outdated. */
export function updateHotelType(
  viewer: Viewer | undefined,
  { hotelTypeId, version, name, names }: UpdateHotelTypeInput,
): Promise<HotelType> {
  authorize(viewer, 'hotelType:manage');
  return withUniqueName(TAKEN, async () => {
    const [type] = await lockRows(HotelType, [hotelTypeId]);
    if (!type) refuse(new DoesNotExist('hotelType'));
    await raiseVersion(viewer, type, version);
    const before = { ...type };
    if (name?.trim()) Object.assign(type, tidyNameColumns(name));
    if (names) type.names = replaceNames(type.names, names);
    await repo(HotelType).save(type);
    await record(viewer, 'updateHotelType', before, type);
    return type;
  });
}

/** Deletes a hotel type without hotels. Refuses HasHotels, DoesNotExist. */
export async function deleteHotelType(
  viewer: Viewer | undefined,
  { hotelTypeId }: DeleteHotelTypeInput,
): Promise<void> {
  authorize(viewer, 'hotelType:manage');
  await transaction(async () => {
    const [type] = await lockRows(HotelType, [hotelTypeId]);
    if (!type) refuse(new DoesNotExist('hotelType'));
    const hotels = await repo(Hotel).countBy({ typeId: hotelTypeId });
    if (hotels) refuse(new HasHotels(type.name, hotels));
    await onDelete.run({ what: 'hotelType', id: hotelTypeId });
    await repo(HotelType).delete({ id: hotelTypeId });
    await record(viewer, 'deleteHotelType', type);
  });
}

const record = (
  viewer: Viewer | undefined,
  action: string,
  before?: HotelType,
  after?: HotelType,
): Promise<void> => {
  const { id, name } = (after ?? before)!;
  return recordChange(viewer, {
    action,
    record: AuditRecord.HOTEL_TYPE,
    id,
    name,
    before: before && { ...before, ...auditedNames(before) },
    after: after && { ...after, ...auditedNames(after) },
  });
};
