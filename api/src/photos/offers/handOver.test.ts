import { ask } from '../../../test/accountHelpers';
import { makeCity, makeHotelType, makePeople, makeUser } from '../../../test/factories';
import { offerProperty } from '../../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { User } from '../../users/user.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const accept = async (offerId: string): Promise<string> => {
  const input = {
    offerId,
    name: `Farm ${offerId}`,
    cityId: (await makeCity()).id,
    typeId: (await makeHotelType()).id,
    description: 'Quiet.',
    detailedDescription: 'Six rooms.',
    ...(await makePeople()),
  };
  const answer = await ask(admin, 'acceptPropertyOffer', input, '... on PropertyOffer { hotel { id } }');
  return answer.hotel.id;
};

test('the sender of an accepted offer owns its hotel alone, which is not open for booking', async () => {
  const user = await makeUser();
  const offerId = await offerProperty(await server.as(user), admin);
  const hotelId = await accept(offerId);
  expect(await repo(TeamMember).findBy({ hotelId })).toMatchObject([
    { userId: user.id, duties: [HotelDuty.OWNER] },
  ]);
  expect((await repo(User).findOneByOrFail({ id: user.id })).roleCode).toBe(2031);
  expect((await repo(Hotel).findOneByOrFail({ id: hotelId })).openForBooking).toBe(false);
  const owner = await server.as(user);
  const { data } = await owner.graphql(
    `{ hotel(id: "${hotelId}") { viewerCan { update } setUp { missing } } myPropertyOffers { items { hotel { id } } } }`,
  );
  expect(data.hotel).toEqual({
    viewerCan: { update: true },
    setUp: { missing: ['ROOMS', 'RATES', 'PHOTOS', 'HOURS'] },
  });
  expect(data.myPropertyOffers.items).toEqual([{ hotel: { id: hotelId } }]);
});

test('a member of another team keeps that team, and owns the new hotel too', async () => {
  const user = await makeUser();
  const first = await accept(await offerProperty(await server.as(user), admin));
  const second = await accept(await offerProperty(await server.as(user), admin));
  const memberships = await repo(TeamMember).findBy({ userId: user.id });
  expect(memberships.map(({ hotelId }) => hotelId).sort()).toEqual([first, second].sort());
});

test('for an administrator who sends an offer, nothing changes', async () => {
  const user = await makeUser('ADMIN');
  const hotelId = await accept(await offerProperty(await server.as(user), admin));
  expect(await repo(TeamMember).countBy({ hotelId })).toBe(0);
  expect((await repo(Hotel).findOneByOrFail({ id: hotelId })).openForBooking).toBe(true);
  expect((await repo(User).findOneByOrFail({ id: user.id })).roleCode).toBe(2030);
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.text).toContain(`/hotels/${hotelId}`);
});
