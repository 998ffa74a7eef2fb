import { Repository } from 'typeorm';
import { manage } from '../../test/adminMutations';
import { later } from '../../test/clock';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { beginRuns, end, newsTo, nights, runJobs, watch, watchedHotel } from '../../test/watching';
import { repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { GATHER_MS } from './checkHotels.service';
import { checkWatches } from './checkWatches.service';
import { tellNews } from './tellNews.service';
import { Watch } from './watch.entity';
import { WatchMail } from './watchMail.entity';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const start = (numbers = 1) => watchedHotel(server, numbers);
const price = (roomTypeId: string, priceCents: number) =>
  manage(admin, 'updateRoomType', { roomTypeId, priceCents });

test('a guest gets one mail a day, with all that is new, and the rest on the next day if it is still true', async () => {
  const one = await start();
  const { me, to, user } = one;
  const second = await makeHotel();
  const { roomType } = await makeRoomType(second);
  await watch(me, second.id);
  await price(one.roomType.id, 9000);
  await checkWatches();
  await price(roomType.id, 8000);
  await runJobs();
  expect(await newsTo(to)).toBe(1);
  const [mail] = await server.mailsTo(to);
  expect(mail!.subject).toBe('News about 2 stays you watch');

  await price(one.roomType.id, 8000);
  await price(roomType.id, 7000);
  await runJobs();
  await later(DAY - 2 * GATHER_MS, runJobs);
  expect(await newsTo(to)).toBe(1);
  await price(roomType.id, 9500);
  await later(DAY + GATHER_MS, runJobs);
  expect(await newsTo(to)).toBe(2);
  const [next] = await server.mailsTo(to, 2);
  expect(next!.subject).toBe('A stay you watch is cheaper');
  expect(next!.text).toContain('Price before: $180.00');
  expect(next!.text).toContain('Price now: $160.00');
  expect(await repo(WatchMail).findOneByOrFail({ id: user.id })).toMatchObject({ dueAt: null, attempts: 0 });
});

test('a drop is measured by the lowest price that was told, not by the last one', async () => {
  const { roomType, to } = await start();
  await price(roomType.id, 8000);
  await runJobs();
  await price(roomType.id, 12_000);
  await later(2 * DAY, runJobs);
  await price(roomType.id, 7500);
  await later(4 * DAY, runJobs);
  expect(await newsTo(to)).toBe(1);
  await price(roomType.id, 7200);
  await later(6 * DAY, runJobs);
  expect(await newsTo(to)).toBe(2);
});

test('jobs of several instances that run at once tell a guest once', async () => {
  const { roomType, to } = await start();
  await price(roomType.id, 8000);
  await Promise.all([checkWatches(), checkWatches(), checkWatches()]);
  await later(GATHER_MS, () => Promise.all([tellNews(), tellNews(), tellNews()]));
  expect(await newsTo(to)).toBe(1);
});

test('a crash between the mail and what it told leaves neither, and the next run tells once', async () => {
  const { roomType, to, watchId } = await start();
  await price(roomType.id, 8000);
  await checkWatches();
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const update = Repository.prototype.update;
  const crash = jest.spyOn(Repository.prototype, 'update').mockImplementation(function (
    this: Repository<any>,
    where,
    columns,
  ) {
    if ('lowestCents' in columns) throw new Error('The process died.');
    return update.call(this, where, columns);
  });
  await later(GATHER_MS, tellNews);
  expect(crash).toHaveBeenCalled();
  crash.mockRestore();
  expect(await newsTo(to)).toBe(0);
  expect(await repo(Watch).findOneByOrFail({ id: watchId })).toMatchObject({ lowestCents: 20_000 });
  await later(GATHER_MS + HOUR, tellNews);
  await later(GATHER_MS + 2 * HOUR, tellNews);
  expect(await newsTo(to)).toBe(1);
});

test('a run that dies begins again where it was complete', async () => {
  const { roomType, to } = await start();
  await price(roomType.id, 8000);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const update = Repository.prototype.update;
  const crash = jest.spyOn(Repository.prototype, 'update').mockImplementation(function (
    this: Repository<any>,
    where,
    columns,
  ) {
    if (this.metadata.target === WatchMail) throw new Error('The process died.');
    return update.call(this, where, columns);
  });
  await checkWatches();
  crash.mockRestore();
  await runJobs();
  expect(await newsTo(to)).toBe(0);
  await later(HOUR, runJobs);
  expect(await newsTo(to)).toBe(1);
});

test('the daily run finds what the feed has missed, and deletes what is over', async () => {
  const { hotel, user, me, to, roomType } = await start();
  await watch(me, hotel.id, nights(1, 2));
  await end(me, (await watch(me, hotel.id, nights(40, 42))).id);
  await transaction(() =>
    repo(RoomType).query('UPDATE room_types SET priceCents = 8000 WHERE id = ?', [roomType.id]),
  );
  await runJobs();
  expect(await newsTo(to)).toBe(0);
  await later(3 * DAY, runJobs);
  expect(await newsTo(to)).toBe(1);
  expect(await repo(Watch).findBy({ userId: user.id })).toMatchObject([nights()]);
});

test('a guest who may no longer sign in gets no mail', async () => {
  const { user, roomType, to } = await start();
  await transaction(() => repo(User).update({ id: user.id }, { active: false }));
  await price(roomType.id, 8000);
  await runJobs();
  expect(await newsTo(to)).toBe(0);
});

test('checking takes the same number of statements for one watch and for many', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel);
  const count = async (priceCents: number) => {
    await price(roomType.id, priceCents);
    return server.countStatements(checkWatches, true);
  };
  await watch(await server.as(await makeUser()), hotel.id);
  await beginRuns();
  const few = await count(8000);
  for (let more = 0; more < 5; more++) await watch(await server.as(await makeUser()), hotel.id);
  expect(await count(7000)).toBe(few);
});
