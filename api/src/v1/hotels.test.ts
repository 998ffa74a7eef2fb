import { makeCity, makeHotel, makeHotelType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { manage } from '../../test/adminMutations';
import { config } from '../core/config';
import { NOWHERE, read, rest } from './testing/client';

let server: TestServer;
let admin: Visitor;
let nobody: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  nobody = await server.as();
});
afterAll(() => server.close());

const get = (address: string) => read(nobody, address);

describe('cities and hotel types', () => {
  test('are listed with their references and the number of their hotels', async () => {
    const [full, empty] = [
      await makeCity({ name: 'Røros', photo: '/roros.jpg' }),
      await makeCity({ name: 'Utopia' }),
    ];
    const type = await makeHotelType({ name: 'Mine' });
    await makeHotel({ cityId: full.id, typeId: type.id });
    const cities = await get('/hotels/allcityrefs');
    expect(cities).toContainEqual({
      _id: full.id,
      cityName: 'Røros',
      numberOfHotels: 1,
      photo: `${config.publicUrl}/roros.jpg`,
    });
    expect(cities).toContainEqual({ _id: empty.id, cityName: 'Utopia', numberOfHotels: 0 });
    expect(await get('/hotels/allhoteltyperefs')).toContainEqual({
      _id: type.id,
      hotelType: 'Mine',
      numberOfHotels: 1,
    });
    for (const address of ['/hotels/countByCity', '/hotels/countbycity']) {
      const counts = await get(address);
      expect(counts).toContainEqual({
        cityName: 'Røros',
        numberOfHotels: 1,
        photo: `${config.publicUrl}/roros.jpg`,
      });
      expect(counts.map(({ cityName }: { cityName: string }) => cityName)).not.toContain('Utopia');
    }
    expect(await get('/hotels/countbytype')).toContainEqual({ hotelType: 'Mine', numberOfHotels: 1 });
  });

  test('created by REST are read by GraphQL and vice versa', async () => {
    const city = await rest(admin, 'POST', '/hotels/createcity', { cityName: 'Hamar' });
    expect(city).toMatchObject({ status: 201, body: { data: { cityName: 'Hamar', numberOfHotels: 0 } } });
    const type = await rest(admin, 'POST', '/hotels/createhoteltype', { hotelType: 'Castle' });
    const { data } = await admin.graphql('{ cities { id name } hotelTypes { id name } }');
    expect(data.cities).toContainEqual({ id: city.body.data._id, name: 'Hamar' });
    expect(data.hotelTypes).toContainEqual({ id: type.body.data._id, name: 'Castle' });
    const made = await manage(admin, 'createCity', { name: 'Lillehammer' });
    expect(await get('/hotels/allcityrefs')).toContainEqual({
      _id: made.id,
      cityName: 'Lillehammer',
      numberOfHotels: 0,
    });
    const twin = await rest(admin, 'POST', '/hotels/createcity', { cityName: 'HAMAR' });
    expect(twin).toMatchObject({ status: 400, body: { message: expect.stringContaining('different name') } });
    for (const body of [{}, { cityName: ' ' }, { cityName: ['a'] }])
      expect((await rest(admin, 'POST', '/hotels/createcity', body)).status).toBe(400);
  });
});

describe('a hotel', () => {
  const GRAPH = `query ($id: ID!) { hotel(id: $id) { name description closestTouristLocation distanceMiles address
    city { id } type { id } manager { refNumber } staff { refNumber } } }`;
  const graph = async (id: string) => (await nobody.graphql(GRAPH, { id })).data.hotel;
  const body = async () => {
    const [city, type, user] = [await makeCity(), await makeHotelType(), await makeUser()];
    const person = { name: 'Someone Else', ref_number: user.id };
    return {
      name: `Hotel of ${city.name}`,
      city: city.id,
      type: type.id,
      description: 'Short.',
      detailedDescription: 'Long.',
      closestTouristLocation: 'the Lake',
      distanceToClosestTouristLocation: '1.5',
      manager: person,
      staff: [person, person],
    };
  };

  test('created by REST is read by GraphQL', async () => {
    const sent = await body();
    const { status, body: answer } = await rest(admin, 'POST', '/hotels', sent);
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      name: sent.name,
      city: { _id: sent.city },
      staff: [{ ref_number: sent.manager.ref_number }],
    });
    expect(answer.data.manager.name).not.toBe('Someone Else');
    expect(await graph(answer.data._id)).toEqual({
      name: sent.name,
      description: 'Short.',
      closestTouristLocation: 'the Lake',
      distanceMiles: 1.5,
      address: null,
      city: { id: sent.city },
      type: { id: sent.type },
      manager: { refNumber: sent.manager.ref_number },
      staff: [{ refNumber: sent.manager.ref_number }],
    });
  });

  test('is created without staff if none of the references belongs to a user', async () => {
    const { status, body: answer } = await rest(admin, 'POST', '/hotels', { ...(await body()), staff: [] });
    expect({ status, staff: answer.data.staff }).toEqual({ status: 201, staff: [] });
  });

  test('changed by REST is changed for GraphQL, and empty or missing fields keep their values', async () => {
    const sent = await body();
    const { body: made } = await rest(admin, 'POST', '/hotels', sent);
    const { _id: id } = made.data;
    const second = await makeUser();
    const patch = {
      name: '',
      city: '',
      type: '',
      description: '',
      manager: { name: '', ref_number: '' },
      address: '5 Pier',
      addStaff: { name: 'x', ref_number: second.id },
      removeStaff: sent.manager.ref_number,
    };
    const { status, body: answer } = await rest(admin, 'PATCH', `/hotels/${id}`, patch);
    expect({ status, address: answer.data?.address }).toEqual({ status: 200, address: '5 Pier' });
    expect(await graph(id)).toMatchObject({
      name: sent.name,
      description: 'Short.',
      address: '5 Pier',
      city: { id: sent.city },
      manager: { refNumber: sent.manager.ref_number },
      staff: [{ refNumber: second.id }],
    });
    const nothing = await rest(admin, 'PATCH', `/hotels/${id}`, { name: '' });
    expect(nothing.body.message).toBe('You did not provide any information to update.');
  });

  test('deleted by REST is gone for GraphQL, and its city remains', async () => {
    const sent = await body();
    const { body: made } = await rest(admin, 'POST', '/hotels', sent);
    expect((await rest(admin, 'DELETE', `/hotels/${made.data._id}`)).status).toBe(204);
    expect(await graph(made.data._id)).toBeNull();
    const cities = await get('/hotels/allcityrefs');
    expect(cities).toContainEqual(expect.objectContaining({ _id: sent.city, numberOfHotels: 0 }));
    expect((await rest(admin, 'DELETE', `/hotels/${made.data._id}`)).status).toBe(404);
  });

  test('is not created from invalid input, and the message names the field', async () => {
    const sent = await body();
    const wrong: [object, RegExp][] = [
      [{ name: undefined }, /name is required/],
      [{ name: { first: 'A' } }, /Invalid name/],
      [{ city: 'Lisbon' }, /Invalid city: Lisbon/],
      [{ city: NOWHERE }, /this city does not exist/],
      [{ distanceToClosestTouristLocation: 'far' }, /distance/],
      [{ distanceToClosestTouristLocation: -1 }, /distance/],
      [{ staff: [{ ref_number: NOWHERE }] }, /reference/],
      [{ staff: undefined }, /staff is required/],
      [{ manager: undefined }, /manager is required/],
      [{ manager: { name: 'A', ref_number: '' } }, /manager.ref_number is required/],
      [{ description: 'x'.repeat(1001) }, /at most 1000/],
    ];
    const before = (await get('/hotels')).length;
    for (const [change, message] of wrong) {
      const answer = await rest(admin, 'POST', '/hotels', { ...sent, ...change });
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).toMatch(message);
    }
    expect((await get('/hotels')).length).toBe(before);
  });

  test('is created by administrators only', async () => {
    const sent = await body();
    const guest = await server.as(await makeUser());
    for (const person of [nobody, guest])
      expect((await rest(person, 'POST', '/hotels', sent)).status).toBe(401);
  });
});
