import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorize, authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { refuse } from '../../core/problems';
import { isDuplicate } from '../../database/dbErrors';
import { equals } from '../../database/lists/conditions';
import { readPage } from '../../database/lists/readPage';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { announceRooms } from '../../rooms/housekeeping/roomState.service';
import { findWhere } from './place.service';
import { newRepair, Repair, RepairState } from './repair.entity';
import type { RepairsArgs, ReportRepairInput } from './report.inputs';
import { NoSuchReport } from './report.types';
import { findPhotos, storePhotos } from './reportPhotos.service';

/**
 * Reports something that is to be repaired, with its photos. Reporting it again with the same key returns the first report.
 * Refuses DoesNotExist, UploadRefused and ImageHostUnavailable.
 */
export async function reportRepair(
  viewer: Viewer | undefined,
  { text, photos, reportKey, ...where }: ReportRepairInput,
): Promise<Repair> {
  const { userId: reportedById, at, ...found } = await findWhere(viewer, 'housekeeping:change', where);
  const known = () => repo(Repair).findOneBy({ reportedById, reportKey });
  const before = await known();
  if (before) return before;
  const files = await findPhotos(reportedById, photos);
  try {
    return await transaction(async () => {
      const urls = files.map(({ url }) => url);
      const repair = newRepair({ ...found, text: text.trim(), photos: urls, reportKey, reportedById });
      await repo(Repair).insert(repair);
      await storePhotos(reportedById, repair.id, files);
      await record(viewer, 'reportRepair', repair, at.hotel.name, { after: { repair: repair.text } });
      return repair;
    });
  } catch (error) {
    // The same report, sent twice at once.
    const stored = isDuplicate(error) && (await known());
    if (stored) return stored;
    throw error;
  }
}

/** Marks a repair as done, or as open again; doing so twice changes nothing. Refuses NoSuchReport. */
export async function setRepairState(
  viewer: Viewer | undefined,
  mutation: 'finishRepair' | 'reopenRepair',
  repairId: string,
): Promise<Repair> {
  const { id: userId } = authorizedToAsk(viewer, 'housekeeping:change');
  const state = mutation === 'finishRepair' ? RepairState.DONE : RepairState.OPEN;
  return transaction(async () => {
    const [repair] = await lockRows(Repair, [repairId]);
    if (!repair || !can(viewer, 'housekeeping:change', repair))
      refuse(new NoSuchReport('This repair does not exist.'));
    if (repair.state === state) return repair;
    const isDone = state === RepairState.DONE;
    const changes = { state, doneById: isDone ? userId : null, doneAt: isDone ? now() : null };
    const before = { repair: `${repair.text} (${repair.state.toLowerCase()})` };
    await repo(Repair).update({ id: repairId }, changes);
    Object.assign(repair, changes);
    const { name } = await repo(Hotel).findOneByOrFail({ id: repair.hotelId });
    const after = { repair: `${repair.text} (${state.toLowerCase()})` };
    await record(viewer, mutation, repair, name, { before, after });
    return repair;
  });
}

/** Writes the change to the audit log and tells those who look at the room. */
async function record(
  viewer: Viewer | undefined,
  action: string,
  { id, hotelId, roomNumberId, place }: Repair,
  hotelName: string,
  states: { before?: object; after: object },
): Promise<void> {
  const name = `${place}, ${hotelName}`;
  await recordChange(viewer, {
    action,
    record: AuditRecord.ROOM_NUMBER,
    id: roomNumberId ?? id,
    name,
    hotelId,
    ...states,
  });
  announceRooms(hotelId, roomNumberId ? [roomNumberId] : []);
}

/** One page of the repairs of a hotel, newest first. */
export async function listRepairs(
  viewer: Viewer | undefined,
  { hotelId, state, roomNumberId, after, ...page }: RepairsArgs,
  counting: Counting = {},
): Promise<PageOf<Repair>> {
  authorize(viewer, 'housekeeping:read', { hotelId });
  const where = equals<Repair>({ hotelId, state, roomNumberId });
  const sort = { by: ['reportedAt'], descending: true } as const;
  return inListQuota('staff', viewer, () =>
    readPage(Repair, { where, sort, after, ...slice(page), ...counting }),
  );
}

/** How many open repairs each room number of a hotel has; rooms without any are left out. */
export async function countOpenRepairs(hotelId: string): Promise<Map<string, number>> {
  const rows = await repo(Repair)
    .createQueryBuilder('repair')
    .select('repair.roomNumberId', 'roomNumberId')
    .addSelect('COUNT(*)', 'repairs')
    .where({ hotelId, state: RepairState.OPEN })
    .groupBy('repair.roomNumberId')
    .getRawMany<{ roomNumberId: string | null; repairs: number | string }>();
  return new Map(
    rows.flatMap((row) => (row.roomNumberId ? [[row.roomNumberId, Number(row.repairs)] as const] : [])),
  );
}
