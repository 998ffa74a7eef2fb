import { inEnglish } from '../core/readerLanguage';
import { fill, text } from '../../../schema/fill';
import type { Language } from '../../../schema/language';
import { describeRooms } from '../../../schema/roomDetails';
import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import { equals, type Condition } from '../database/lists/conditions';
import { readPage, readPageOfIds, type ListOrder, type ListQuestion } from '../database/lists/readPage';
import { matchText, type WordSource } from '../database/lists/wordIndex';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { nameKey } from '../core/nameKey';
import { lockRows, repo, transaction } from '../database/transaction';
import { DoesNotExist } from '../hotels/catalogue.types';
import { Hotel } from '../hotels/hotel.entity';
import { lockOpenHotels } from '../hotels/hotel.service';
import { withUniqueName, tidyName } from '../hotels/uniqueName.service';
import { onDelete } from '../hotels/onDelete';
import { raiseVersion } from '../users/version.service';
import { authorizeToAsk, can, type Viewer } from '../access/policy';
import { BadInput, refuse } from '../core/problems';
import { RoomType, newRoomType } from './roomType.entity';
import { RoomTypeSort, type RoomTypeFilter, type RoomTypesArgs } from './roomTypeList.inputs';
import {
  changeRoomDetails,
  insertRoomNumbers,
  updateCheapestPrice,
  moveRoomNumbers,
  deleteRoomNumbers,
} from './roomNumbers.service';
import { announceRoomNumbersRemoved } from './removal.service';
import { ofVisibleHotels } from '../hotels/visibleHotel';
import { RoomNumber } from './roomNumber.entity';
import { auditedTranslations, storeRoomTypeTranslations } from './texts/roomTypeTexts.service';
import type { CreateRoomTypeInput, DeleteRoomTypeInput, UpdateRoomTypeInput } from './roomType.inputs';

const ORDERS: Record<RoomTypeSort, ListOrder<RoomType>> = {
  HOTEL: { by: ['hotelId', 'priceCents'] },
  TITLE_ASC: { by: ['titleKey'] },
  TITLE_DESC: { by: ['titleKey'], descending: true },
  PRICE_ASC: { by: ['priceCents'] },
  PRICE_DESC: { by: ['priceCents'], descending: true },
};

/** One page of the room types that match all filters. */
export const listRoomTypes = async (
  viewer: Viewer | undefined,
  args: RoomTypesArgs,
  counting: Counting = {},
): Promise<PageOf<RoomType>> => readPage(RoomType, await questionOf(viewer, args, counting));

/** The same, with ids only. */
export const listRoomTypeIds = async (
  viewer: Viewer | undefined,
  args: RoomTypesArgs,
  counting: Counting = {},
): Promise<PageOf<string>> => readPageOfIds(RoomType, await questionOf(viewer, args, counting));

async function questionOf(
  viewer: Viewer | undefined,
  { hotelId, filter, sort, after, ...page }: RoomTypesArgs,
  counting: Counting,
): Promise<ListQuestion<RoomType>> {
  const where = [
    ...equals<RoomType>({ hotelId }),
    ...(filter ? await conditionsOf(filter) : []),
    ...ofVisibleHotels<RoomType>(viewer),
  ];
  const order = ORDERS[sort ?? RoomTypeSort.HOTEL];
  return { where, sort: order, after, ...slice(page), ...counting };
}

const SOURCES: WordSource<RoomType>[] = [
  { kind: 'roomType', column: 'id' },
  { kind: 'hotel', column: 'hotelId' },
];

async function conditionsOf({ hotelId, text }: RoomTypeFilter): Promise<Condition<RoomType>[]> {
  return [...equals<RoomType>({ hotelId }), ...(await matchText(text, SOURCES, ['id']))];
}

const TAKEN = text('The hotel already has a room with this title. Please provide a different title.');

/** Creates a room type with its room numbers. Refuses NameTaken, DoesNotExist, RoomNumbersTaken. */
export function createRoomType(viewer: Viewer | undefined, input: CreateRoomTypeInput): Promise<RoomType> {
  authorizeToAsk(viewer, 'roomType:manage');
  const { hotelId, title, description, priceCents, maxPeople, amenities, roomNumbers, roomDetails } = input;
  const others = (roomDetails ?? []).filter(({ number }) => !roomNumbers.includes(number));
  if (others.length)
    throw new BadInput(
      fill('Room {number} has details, but is not one of the room numbers.', { number: others[0]!.number }),
    );
  return withUniqueName(TAKEN, async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel || !can(viewer, 'roomType:manage', { hotelId })) refuse(new DoesNotExist('hotel'));
    const roomType = newRoomType({
      hotelId,
      title: tidyName(title),
      titleKey: nameKey(title),
      description: description.trim(),
      priceCents,
      maxPeople: maxPeople ?? 2,
      amenities: listOf(amenities),
      updatedById: viewer?.id,
    });
    await repo(RoomType).insert(roomType);
    await insertRoomNumbers(roomType, roomNumbers);
    if (roomDetails?.length) await changeRoomDetails(roomType, roomDetails);
    await updateCheapestPrice(hotelId);
    await record(viewer, 'createRoomType', undefined, await withNumbers(roomType));
    return roomType;
  });
}

/**
 * Changes the provided fields. Coming bookings of rooms that are removed, or move to another hotel with their
 * type, lose these rooms and are refunded in full. Refuses NameTaken, DoesNotExist, RoomNumbersTaken,
 * NoSuchRoomNumbers, StaysInProgress, Outdated.
 */
export function updateRoomType(viewer: Viewer | undefined, input: UpdateRoomTypeInput): Promise<RoomType> {
  authorizeToAsk(viewer, 'roomType:manage');
  const { roomTypeId, version, hotelId: target, roomDetails, translations, ...changes } = input;
  const { addRoomNumbers, removeRoomNumbers, ...fields } = changes;
  const isChanging = [target, ...Object.values(fields)].some((value) => value != null && value !== '');
  const lists = [addRoomNumbers, removeRoomNumbers, roomDetails, translations];
  if (!isChanging && !lists.some((list) => list?.length))
    throw new BadInput('You did not provide any information to update.');
  return withUniqueName(TAKEN, async () => {
    const roomType = await holdWithHotel(viewer, roomTypeId, target);
    await raiseVersion(viewer, roomType, version);
    const before = await withNumbers(roomType);
    if (removeRoomNumbers?.length) await deleteRoomNumbers(roomType, removeRoomNumbers);
    if (target && target !== before.hotelId) await moveRoomNumbers(roomType, target);
    await repo(RoomType).save(Object.assign(roomType, changed(fields)));
    if (addRoomNumbers?.length) await insertRoomNumbers(roomType, addRoomNumbers);
    if (roomDetails?.length) await changeRoomDetails(roomType, roomDetails);
    if (translations?.length)
      await storeRoomTypeTranslations(roomType, await languageOf(roomType), translations);
    for (const id of new Set([before.hotelId, roomType.hotelId])) await updateCheapestPrice(id);
    await record(viewer, 'updateRoomType', before, await withNumbers(roomType));
    return roomType;
  });
}

/**
 * Deletes a room type with its room numbers and answers its hotel. Coming bookings lose these rooms and are
 * refunded in full. Refuses DoesNotExist, StaysInProgress.
 */
export async function deleteRoomType(
  viewer: Viewer | undefined,
  { roomTypeId }: DeleteRoomTypeInput,
): Promise<string> {
  authorizeToAsk(viewer, 'roomType:manage');
  return transaction(async () => {
    const roomType = await holdWithHotel(viewer, roomTypeId);
    const before = await withNumbers(roomType);
    const { hotelId } = roomType;
    await onDelete.run({ what: 'roomType', id: roomTypeId });
    await announceRoomNumbersRemoved(hotelId, await repo(RoomNumber).findBy({ roomTypeId }));
    await repo(RoomType).delete({ id: roomTypeId });
    await updateCheapestPrice(hotelId);
    await record(viewer, 'deleteRoomType', before);
    return hotelId;
  });
}

type Numbered = RoomType & { roomNumbers: number[]; roomDetails: string[]; translations: string[] };

/** The language of the texts of a room type, which is that of its hotel. */
const languageOf = async ({ hotelId }: RoomType): Promise<Language> =>
  (await repo(Hotel).findOneByOrFail({ id: hotelId })).language;

const record = (viewer: Viewer | undefined, action: string, before?: Numbered, after?: Numbered) => {
  const { id, title: name } = (after ?? before)!;
  return recordChange(viewer, { action, record: AuditRecord.ROOM_TYPE, id, name, before, after });
};

/** The current room type with its room numbers, for the audit log. */
async function withNumbers(roomType: RoomType): Promise<Numbered> {
  const order = { number: 'ASC' } as const;
  const rooms = await repo(RoomNumber).find({ where: { roomTypeId: roomType.id }, order });
  return {
    ...roomType,
    roomNumbers: rooms.map(({ number }) => number),
    roomDetails: inEnglish(() => describeRooms(rooms)),
    translations: await auditedTranslations(roomType.id),
  };
}

/**
 * Locks the hotel before its room type, as everywhere, to avoid deadlocks. A room type of a hotel that the viewer does
 * not manage does not exist for them, and neither does such a hotel as its target.
 */
async function holdWithHotel(
  viewer: Viewer | undefined,
  roomTypeId: string,
  target?: string | null,
): Promise<RoomType> {
  const manages = (hotelId: string) => can(viewer, 'roomType:manage', { hotelId });
  const found = await repo(RoomType).findOneBy({ id: roomTypeId });
  if (!found || !manages(found.hotelId)) refuse(new DoesNotExist('room'));
  const hotels = await lockOpenHotels([found.hotelId, ...(target ? [target] : [])]);
  if (!hotels.some(({ id }) => id === found.hotelId)) refuse(new DoesNotExist('room'));
  if (target && !hotels.some(({ id }) => id === target && manages(id))) refuse(new DoesNotExist('hotel'));
  const [roomType] = await lockRows(RoomType, [roomTypeId]);
  if (!roomType) refuse(new DoesNotExist('room'));
  if (roomType.hotelId !== found.hotelId)
    throw new BadInput('Someone else has just moved this room to another hotel. Check it and try again.');
  return roomType;
}

type RoomTypeFields = Pick<
  UpdateRoomTypeInput,
  'title' | 'description' | 'priceCents' | 'maxPeople' | 'amenities'
>;

function changed({
  title,
  description,
  priceCents,
  maxPeople,
  amenities,
}: RoomTypeFields): Partial<RoomType> {
  return {
    ...(title && { title: tidyName(title), titleKey: nameKey(title) }),
    ...(description && { description: description.trim() }),
    ...(priceCents != null && { priceCents }),
    ...(maxPeople != null && { maxPeople }),
    ...(amenities && { amenities: listOf(amenities) }),
  };
}

const listOf = (amenities: string[] | null | undefined): string[] => [
  ...new Set((amenities ?? []).map(tidyName).filter(Boolean)),
];
