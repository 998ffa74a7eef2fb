import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { makeBooking, makeHotel, makeRoomType, night } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';
import { log } from '../../core/log';
import { newId } from '../../database/columns';
import { lockRows, repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Night, newNight } from '../../rooms/nights/night.entity';
import { Rate, newRate } from '../../rooms/rates/rate.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { emptyIndex, readSaved, readTables } from './buildIndex.service';
import { ChangeFeed, purgeIndexChanges } from './changeFeed.service';
import { IndexChange, type DirtyPart } from './indexChange.entity';
import { writeIndexFile } from './indexFile.service';
import type { SearchIndex } from './searchIndex';
import { liveIndex } from './searchIndex.service';

/* What a process saves of the index, and what the next one reads. */

let server: TestServer;
let bookingId: string;
let file: string;
beforeAll(async () => {
  server = await startTestServer();
  bookingId = (await makeBooking()).id;
  file = path.join(config.dataDir, 'search-index');
});
afterAll(() => server.close());

/** All that an index has. */
const contentOf = (index: SearchIndex) =>
  [...index.hotelIds()].sort().map((id) => JSON.stringify(index.rowsOf(id)));

async function fromTables(): Promise<SearchIndex> {
  const index = emptyIndex();
  const inTurn = <T>(work: () => Promise<T>) => work();
  expect(await readTables(index, false, inTurn, () => true)).toBe(true);
  return index;
}

/** Saves the index of the tables as a process does that has read the feed. */
async function save(dirty: DirtyPart[] = []): Promise<void> {
  const feed = new ChangeFeed();
  await feed.begin();
  await writeIndexFile(await fromTables(), { position: feed.position, dirty });
}

/** Writes rows without a line of the change feed, and one that another process might have written. */
async function write(sql: string, part?: DirtyPart, seq?: number): Promise<void> {
  await transaction(async () => {
    await repo(Hotel).query(sql);
    const line = { what: part!, writer: newId(), at: new Date() };
    if (part) await repo(IndexChange).insert(seq === undefined ? line : { ...line, seq });
  });
}

const change = fc.record({
  kind: fc.constantFrom('hotel', 'rooms', 'price', 'take', 'free', 'rate', 'name', 'close', 'delete', 'save'),
  which: fc.nat(1000),
  day: fc.integer({ min: -40, max: 1800 }),
});

/** Changes one of the hotels. */
async function apply({ kind, which, day }: { kind: string; which: number; day: number }): Promise<void> {
  const pick = <T>(list: T[]): T => list[which % list.length]!;
  const hotels = await repo(Hotel).find({ order: { id: 'ASC' } });
  const types = await repo(RoomType).find({ order: { id: 'ASC' } });
  const numbers = await repo(RoomNumber).find({ order: { id: 'ASC' } });
  if (kind === 'hotel' || !hotels.length) return void (await makeHotel({ name: `Hôtel “${newId()}” 東京` }));
  if (kind === 'rooms' || !numbers.length) return void (await makeRoomType(pick(hotels), 1 + (which % 3)));
  await transaction(async () => {
    const { id: roomNumberId } = pick(numbers);
    const { id: roomTypeId } = pick(types);
    const { id } = pick(hotels);
    // Without the locks the feed would say that everything has changed.
    await lockRows(Hotel, [id]);
    await lockRows(RoomType, [roomTypeId]);
    await lockRows(RoomNumber, [roomNumberId]);
    const taken = { roomNumberId, night: night(day) };
    if (kind === 'price') await repo(RoomType).update({ id: roomTypeId }, { priceCents: 100 + which });
    if (kind === 'take') await repo(Night).save(newNight({ ...taken, hotelId: id, bookingId }));
    if (kind === 'free') await repo(Night).delete({ roomNumberId });
    if (kind === 'name') await repo(Hotel).update({ id }, { name: `New ${newId()}` });
    if (kind === 'close') await repo(Hotel).update({ id }, { openForBooking: which % 2 === 0 });
    if (kind === 'delete') await repo(RoomType).delete({ id: roomTypeId });
    const rule = { from: night(1), to: night(9), weekdays: ['MONDAY' as const], minimumNights: 2 };
    if (kind === 'rate')
      await repo(Rate).save(newRate({ roomTypeId, place: which, priceCents: 50, ...rule }));
  });
}

test('an index that was saved, with what was written since, equals one that is read from the tables', async () => {
  const read = jest.spyOn(log, 'info');
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
      await save();
      for (const each of changes) await (each.kind === 'save' ? save() : apply(each));
      // A process that starts has written no line yet.
      await write(`UPDATE catalogue_changes SET writer = '${newId()}' WHERE what <> 'nothing'`);
      const saved = await readSaved(new ChangeFeed());
      const expected = contentOf(await fromTables());
      expect(contentOf(saved!)).toEqual(expected);
      expect(contentOf(await liveIndex().current())).toEqual(expected);
    }),
    { numRuns: 15 },
  );
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
}, 120_000);

describe('what is not used', () => {
  /** Why the file is not used, in the words of the log; undefined if it is. */
  async function reason(): Promise<string | undefined> {
    const lines = jest.spyOn(log, 'info');
    const saved = await readSaved(new ChangeFeed());
    const reasons = lines.mock.calls.map(([facts]) => (facts as unknown as { reason: string }).reason);
    lines.mockRestore();
    expect(reasons).toHaveLength(saved ? 0 : 1);
    return reasons[0];
  }

  beforeEach(async () => {
    await makeRoomType(await makeHotel(), 3);
    await save();
    expect(await reason()).toBeUndefined();
  });

  const bytes = () => readFileSync(file);
  const damages: [string, () => void][] = [
    [
      'a file with another byte',
      () =>
        writeFileSync(
          file,
          bytes().map((byte, at) => (at === 3000 ? byte ^ 1 : byte)),
        ),
    ],
    [
      'a file without a record',
      () => writeFileSync(file, bytes().toString('latin1').replace('"record"', '"rec0rd"')),
    ],
    ['a file without its end', () => truncateSync(file, bytes().length - 5)],
    ['a file without its middle', () => writeFileSync(file, bytes().subarray(4000))],
    ['an empty file', () => truncateSync(file)],
    ['a file with more lines', () => appendFileSync(file, '\nmore')],
  ];
  test.each(damages)('%s', async (_name, damage) => {
    damage();
    expect(await reason()).toMatch(/checksum|JSON|damaged|another version/);
  });

  test('a file of another version', async () => {
    writeFileSync(file, bytes().toString('latin1').replace('"kind":"1,', '"kind":"0,'), 'latin1');
    expect(await reason()).toBe('It was written by another version.');
  });

  test('a file of another database, or of one that was restored, whose feed has other lines', async () => {
    const [mark] = await repo(IndexChange).find({ order: { seq: 'DESC' }, take: 1 });
    await write(`UPDATE catalogue_changes SET writer = '${newId()}' WHERE seq = ${mark!.seq}`);
    expect(await reason()).toMatch('restored');
    await write(`DELETE FROM catalogue_changes WHERE seq >= ${mark!.seq}`);
    expect(await reason()).toMatch('restored');
  });

  test('a file that is older than the lines that the feed keeps', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    expect(await reason()).toBe('It is too old.');
    clock.mockReturnValue(Date.now() + 62 * 60_000);
    await purgeIndexChanges();
    clock.mockRestore();
    expect(await reason()).toMatch('restored');
  });

  test('a file since which everything has changed', async () => {
    await write(`UPDATE hotels SET name = 'All'`, 'everything');
    expect(await readSaved(new ChangeFeed())).toBeUndefined();
    await write(`DELETE FROM catalogue_changes WHERE what = 'everything'`);
  });
});

test('a change that was not in the index when it was saved, or commits after it, is read', async () => {
  const [late, pending] = [await makeHotel(), await makeHotel()];
  await liveIndex().current();
  const last = 1 + (await repo(IndexChange).maximum('seq'))!;
  await write(
    `UPDATE hotels SET name = 'After the gap' WHERE id = '${late.id}'`,
    `hotel:${late.id}`,
    last + 1,
  );
  await save([`hotel:${pending.id}`]);
  await write(`UPDATE hotels SET name = 'Late' WHERE id = '${late.id}'`, `hotel:${late.id}`, last);
  await write(`UPDATE hotels SET name = 'Pending' WHERE id = '${pending.id}'`);
  const saved = await readSaved(new ChangeFeed());
  expect(saved!.find(late.id)!.hotel.name).toBe('Late');
  expect(saved!.find(pending.id)!.hotel.name).toBe('Pending');
});

test('a process saves its index when it ends, in place of what one that was killed has left', async () => {
  const unfinished = `${file}.${newId()}.unfinished`;
  writeFileSync(unfinished, 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(unfinished, hourAgo, hourAgo);
  const ofAnother = `${file}.${newId()}.unfinished`;
  writeFileSync(ofAnother, 'half');
  const hotel = await makeHotel();
  await liveIndex().current();
  await liveIndex().close();
  expect((await readSaved(new ChangeFeed()))!.find(hotel.id)).toBeDefined();
  expect(existsSync(unfinished)).toBe(false);
  expect(existsSync(ofAnother)).toBe(true);
  rmSync(ofAnother);
  expect(readdirSync(config.dataDir).filter((name) => name.startsWith('search-index'))).toHaveLength(1);
});
