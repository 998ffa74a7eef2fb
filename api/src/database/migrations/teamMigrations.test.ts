import { makePrivateRecords } from '../../../test/duties/privateRecords';
import { addReports } from '../../../test/housekeeping';
import { makeTeamMember, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { Booking } from '../../bookings/booking.entity';
import { repo, transaction } from '../transaction';
import { HotelTeams1766090000000 } from './1766090000000-HotelTeams';
import { migrations } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the migrations of teams, housekeeping and messages go down and up again on a database in use', async () => {
  const { fixtures } = await makePrivateRecords(server);
  await addReports(await server.as(await makeUser('ADMIN')), fixtures.hotelId);
  const bookings = await repo(Booking).count();
  const later = migrations.slice(migrations.indexOf(HotelTeams1766090000000)).map((One) => new One());
  await transaction(async () => {
    const runner = repo(Booking).manager.queryRunner!;
    for (const one of later.toReversed()) await one.down(runner);
    for (const one of later) await one.up(runner);
  });
  expect(await repo(Booking).count()).toBe(bookings);
  const member = await makeTeamMember([{ id: fixtures.hotelId } as never], HotelDuty.FRONT_DESK);
  const { data } = await (await server.as(member)).graphql('{ bookings { total } }');
  expect(data.bookings.total).toBeGreaterThan(0);
});
