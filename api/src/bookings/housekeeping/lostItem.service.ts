import { In, LessThanOrEqual } from 'typeorm';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorize, authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { BadInput, refuse } from '../../core/problems';
import { isDuplicate } from '../../database/dbErrors';
import { equals, type Condition } from '../../database/lists/conditions';
import { readPage } from '../../database/lists/readPage';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Stay, StayState } from '../stay.entity';
import { LostItem, newLostItem } from './lostItem.entity';
import { findWhere } from './place.service';
import type { LostItemsArgs, RecordLostItemInput, UpdateLostItemInput } from './report.inputs';
import { NoSuchReport } from './report.types';
import { findPhotos, storePhotos } from './reportPhotos.service';

/**
 * Records something that was left behind, with the booking of the last guest of the room. Recording it again with the same
 * key returns the first record. Refuses DoesNotExist, UploadRefused and ImageHostUnavailable.
 */
export async function recordLostItem(
  viewer: Viewer | undefined,
  { what, note, photos, foundOn, reportKey, ...where }: RecordLostItemInput,
): Promise<LostItem> {
  const { userId: foundById, at, ...found } = await findWhere(viewer, 'lostItem:manage', where);
  const day = foundOn ?? at.today;
  if (day > at.today) throw new BadInput('Choose today or an earlier day.', ['foundOn']);
  const known = () => repo(LostItem).findOneBy({ foundById, reportKey });
  const before = await known();
  if (before) return before;
  const files = await findPhotos(foundById, photos);
  try {
    return await transaction(async () => {
      const item = newLostItem({
        ...found,
        what: what.trim(),
        note: note?.trim() || null,
        foundOn: day,
        bookingId: await findLastGuest(found.roomNumberId, day),
        photos: files.map(({ url }) => url),
        reportKey,
        foundById,
      });
      await repo(LostItem).insert(item);
      await storePhotos(foundById, item.id, files);
      await record(viewer, 'recordLostItem', item, { after: item });
      return item;
    });
  } catch (error) {
    // The same record, sent twice at once.
    const stored = isDuplicate(error) && (await known());
    if (stored) return stored;
    throw error;
  }
}

/** The booking of those who were in the room last, on the day or before it; null if nobody was. */
async function findLastGuest(roomNumberId: string | null, day: string): Promise<string | null> {
  if (!roomNumberId) return null;
  const state = In([StayState.CHECKED_IN, StayState.CHECKED_OUT]);
  const [stay] = await repo(Stay).find({
    where: { roomNumberId, state, checkIn: LessThanOrEqual(day) },
    order: { checkIn: 'DESC', id: 'DESC' },
    take: 1,
  });
  return stay?.bookingId ?? null;
}

/** Sets what became of something that was left behind, and the note on it. Refuses NoSuchReport. */
export async function updateLostItem(
  viewer: Viewer | undefined,
  { lostItemId, state, note }: UpdateLostItemInput,
): Promise<LostItem> {
  const { id: userId } = authorizedToAsk(viewer, 'lostItem:manage');
  return transaction(async () => {
    const [item] = await lockRows(LostItem, [lostItemId]);
    if (!item || !can(viewer, 'lostItem:manage', item)) refuse(new NoSuchReport('This item does not exist.'));
    const before = { ...item };
    if (note != null) item.note = note.trim() || null;
    if (state && state !== item.state) Object.assign(item, { state, settledById: userId, settledAt: now() });
    const { note: words, state: outcome, settledById, settledAt } = item;
    await repo(LostItem).update({ id: lostItemId }, { note: words, state: outcome, settledById, settledAt });
    await record(viewer, 'updateLostItem', item, { before, after: item });
    return item;
  });
}

/** The log leaves out the note, which may name a person; it says that there is another one. */
const record = (
  viewer: Viewer | undefined,
  action: string,
  { id, what, place }: LostItem,
  { before, after }: { before?: LostItem; after: LostItem },
): Promise<void> => {
  const noteChanged = before !== undefined && before.note !== after.note;
  return recordChange(viewer, {
    action,
    record: AuditRecord.LOST_ITEM,
    id,
    name: `${what}, ${place}`,
    ...(before && { before: { ...before, lostState: before.state } }),
    after: { ...after, lostState: after.state, ...(noteChanged && { noteChanged: 'yes' }) },
  });
};

/** One page of what was left behind at a hotel, found last first. */
export async function listLostItems(
  viewer: Viewer | undefined,
  { hotelId, state, text, after, ...page }: LostItemsArgs,
  counting: Counting = {},
): Promise<PageOf<LostItem>> {
  authorize(viewer, 'lostItem:manage', { hotelId });
  const where = [...equals<LostItem>({ hotelId, state }), ...withWords(text ?? '')];
  const sort = { by: ['foundOn'], descending: true } as const;
  return inListQuota('staff', viewer, () =>
    readPage(LostItem, { where, sort, after, ...slice(page), ...counting }),
  );
}

const SEARCHED = ['what', 'place', 'note'].map((column) => `LOWER(r.${column}) LIKE ?`).join(' OR ');

/** Each word of the text is in what it is, its place or its note. */
const withWords = (text: string): Condition<LostItem>[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ sql: `(${SEARCHED})`, values: Array(3).fill(`%${word.replace(/[%_\\]/g, '_')}%`) }));
