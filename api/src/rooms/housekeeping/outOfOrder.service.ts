import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import { addNights, countNights } from '../../../../schema/nights';
import { build } from '../../core/build';
import { repo } from '../../database/transaction';
import { RoomBlock } from '../blocks/roomBlock.entity';
import { Night } from '../nights/night.entity';
import { OutOfOrder } from './roomState.types';

/** The last night of a block, and how many nights it has from tonight on. */
interface BlockEnd {
  blockId: string;
  last: string;
  nights: number | string;
}

/** Of these room numbers, those that are out of order on the night, with the reason and until when. */
export async function findOutOfOrder(
  roomNumberIds: readonly string[],
  tonight: string,
): Promise<Map<string, OutOfOrder>> {
  const blocked = await findBlocked(roomNumberIds, tonight);
  const blockIds = [...blocked.values()];
  if (!blockIds.length) return new Map();
  const reasons = new Map(
    (await repo(RoomBlock).findBy({ id: In(blockIds) })).map((row) => [row.id, row.reason]),
  );
  const ends = await findEnds(blockIds, tonight);
  return new Map(
    [...blocked].map(([roomNumberId, blockId]) => {
      const reason = reasons.get(blockId) ?? '';
      return [roomNumberId, build(OutOfOrder, { blockId, reason, until: ends.get(blockId)! })];
    }),
  );
}

/** Of these room numbers, those that staff blocked on the night, each with the id of its block. */
export async function findBlocked(
  roomNumberIds: readonly string[],
  night: string,
): Promise<Map<string, string>> {
  if (!roomNumberIds.length) return new Map();
  const roomNumberId = In([...roomNumberIds]);
  const rows = await repo(Night).findBy({ roomNumberId, night, blockRow: { calendarId: IsNull() } });
  return new Map(
    rows.flatMap(({ roomNumberId, blockId }) => (blockId ? [[roomNumberId, blockId] as const] : [])),
  );
}

/** The day after the last of the consecutive nights of each block, from tonight on. */
async function findEnds(blockIds: string[], tonight: string): Promise<Map<string, string>> {
  const rows = await repo(Night)
    .createQueryBuilder('night')
    .select('night.blockId', 'blockId')
    .addSelect('MAX(night.night)', 'last')
    .addSelect('COUNT(*)', 'nights')
    .where({ blockId: In(blockIds), night: MoreThanOrEqual(tonight) })
    .groupBy('night.blockId')
    .getRawMany<BlockEnd>();
  const ends = new Map(rows.map(({ blockId, last }) => [blockId, addNights(last, 1)]));
  const gaps = rows.filter(({ last, nights }) => Number(nights) <= countNights(tonight, last));
  for (const [blockId, end] of await findFirstEnds(gaps, tonight)) ends.set(blockId, end);
  return ends;
}

/** The same for blocks of which staff unblocked nights in the middle. */
async function findFirstEnds(blocks: BlockEnd[], tonight: string): Promise<Map<string, string>> {
  const ends = new Map<string, string>();
  if (!blocks.length) return ends;
  const nights = await repo(Night).find({
    where: { blockId: In(blocks.map(({ blockId }) => blockId)), night: MoreThanOrEqual(tonight) },
    order: { night: 'ASC' },
  });
  for (const { blockId, night } of nights)
    if ((ends.get(blockId!) ?? tonight) === night) ends.set(blockId!, addNights(night, 1));
  return ends;
}
