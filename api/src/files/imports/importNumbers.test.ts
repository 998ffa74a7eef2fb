import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { RoomNumber } from '../../rooms/roomNumber.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const imported = async (body: string): Promise<any> => {
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${admin.accessToken}` };
  const response = await fetch(`${server.url}/api/imports/hotels`, { method: 'POST', body, headers });
  return JSON.parse((await response.text()).trim().split('\n').at(-1)!).report;
};
const fileOf = (roomNumbers: string, roomDetails = '') =>
  [
    'record,ref,hotel,name,city,type,description,detailedDescription,price,maxPeople,roomNumbers,roomDetails',
    'city,,,Oslo,,,,,,,,',
    'hotel type,,,Inn,,,,,,,,',
    'hotel,A,,Fjord Inn,Oslo,Inn,By the fjord.,By the fjord with boats.,,,,',
    `room type,,A,Twin,,,Two beds,,99.50,2,${roomNumbers},"${roomDetails}"`,
  ].join('\n');

test('a later file sets the details of rooms, and invalid details are refused', async () => {
  await imported(fileOf('101 102'));
  const report = await imported(fileOf('102', '101 | 3 | Fjord; 103 | ten'));
  expect(report).toMatchObject({ added: { roomNumbers: 0 }, changed: { roomTypes: 0, roomNumbers: 1 } });
  expect(report.refused).toEqual([
    { where: 'line 5 ("Twin") roomNumbers[2]', reason: 'floor is not a number' },
  ]);
  expect(report.records).toEqual([
    { record: 'ROOM_TYPE', name: 'Twin', isNew: false, fields: ['roomDetails'] },
  ]);
  const room = await repo(RoomNumber).findOneByOrFail({ number: 101 });
  expect(room).toMatchObject({ floor: 3, view: 'Fjord', beds: null });
  const again = await imported(fileOf('101 102', ''));
  expect(again).toMatchObject({ added: { roomNumbers: 0 }, changed: { roomNumbers: 0 } });
  expect(await repo(RoomNumber).findOneByOrFail({ number: 101 })).toEqual(room);
});
