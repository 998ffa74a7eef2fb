import {
  makeCity,
  makeHotel,
  makeHotelType,
  makePeople,
  makeRoomType,
  makeUser,
} from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { manage, refusal } from '../../../test/adminMutations';
import { setCharges } from '../../../test/priceHelpers';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { repo } from '../../database/transaction';
import { headOf } from '../../rendering/pageHead.service';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

describe('a city', () => {
  test('is created, renamed and deleted', async () => {
    const city = await manage(admin, 'createCity', { name: '  New   Lisbon ', timeZone: 'Europe/Lisbon' });
    expect(city).toMatchObject({ name: 'New Lisbon', timeZone: 'Europe/Lisbon', numberOfHotels: 0 });
    const changed = await manage(admin, 'updateCity', { cityId: city.id, name: 'Porto', timeZone: '' });
    expect(changed).toMatchObject({ id: city.id, name: 'Porto', timeZone: 'Europe/Lisbon' });
    const { data } = await admin.graphql('{ cities { id name } }');
    expect(data.cities).toContainEqual({ id: city.id, name: 'Porto' });
    expect(await manage(admin, 'deleteCity', { cityId: city.id })).toMatchObject({ deletedId: city.id });
    expect((await admin.graphql('{ cities { id } }')).data.cities).not.toContainEqual({ id: city.id });
  });

  test('has a unique name in any case', async () => {
    const old = await makeCity({ name: 'São Paulo' });
    const taken = expect.objectContaining({
      __typename: 'NameTaken',
      message: expect.stringContaining('already'),
    });
    expect(await manage(admin, 'createCity', { name: 'sao PAULO' })).toEqual(taken);
    const other = await makeCity();
    expect(await manage(admin, 'updateCity', { cityId: other.id, name: 'SAO PAULO' })).toEqual(taken);
    expect(await manage(admin, 'updateCity', { cityId: old.id, name: 'Sao Paulo' })).toMatchObject({
      name: 'Sao Paulo',
    });
  });

  test('is called and found by its name in each language', async () => {
    const { id: cityId } = await makeCity({ name: 'Vienna' });
    await makeRoomType(await makeHotel({ cityId }));
    const names = [
      { language: 'JA', name: 'ウィーン' },
      { language: 'DE', name: '  Wien ' },
    ];
    await manage(admin, 'updateCity', { cityId, names });
    const visitor = await server.as();
    const called = async (language: string) => {
      const { data } = await visitor.graphql(`{ cities { id name nameIn(language: ${language}) } }`);
      return data.cities.find(({ id }: { id: string }) => id === cityId);
    };
    expect(await called('DE')).toEqual({ id: cityId, name: 'Vienna', nameIn: 'Wien' });
    expect(await called('FR')).toMatchObject({ nameIn: 'Vienna' });
    const found = async (city: string) => {
      const { data } = await visitor.graphql(
        'query ($city: String!) { hotels(filter: { city: $city }) { total } }',
        { city },
      );
      return data.hotels.total;
    };
    for (const name of ['vienna', 'WIEN', 'ウィーン']) expect([name, await found(name)]).toEqual([name, 1]);
    expect((await headOf('/de/searchhotelsresults?city=Vienna')).title).toContain('Wien');

    await manage(admin, 'updateCity', { cityId, names: [{ language: 'DE', name: '' }] });
    expect((await admin.graphql('{ cities { id names { language name } } }')).data.cities).toContainEqual({
      id: cityId,
      names: [{ language: 'JA', name: 'ウィーン' }],
    });
    expect(await found('Wien')).toBe(0);
  });

  test('keeps the name that was entered when another city has it in a language, and takes a language once', async () => {
    const first = await makeCity({ name: 'Cordoba' });
    const { id: cityId } = await makeCity({ name: 'Córdoba Andalusia' });
    await makeRoomType(await makeHotel({ cityId: first.id }));
    await manage(admin, 'updateCity', { cityId, names: [{ language: 'ES', name: 'Córdoba' }] });
    const { data } = await admin.graphql('{ hotels(filter: { city: "cordoba" }) { items { city { id } } } }');
    expect(data.hotels.items).toEqual([{ city: { id: first.id } }]);
    const twice = [
      { language: 'ES', name: 'A' },
      { language: 'ES', name: 'B' },
    ];
    expect(await refusal(admin, 'updateCity', { cityId, names: twice })).toMatch('each language once');
    expect(
      await refusal(admin, 'updateCity', { cityId, names: [{ language: 'ES', name: 'x'.repeat(121) }] }),
    ).toMatch('120');
    const [line] = await repo(AuditEntry).findBy({ recordId: cityId });
    expect(line!.changes).toEqual([{ field: 'names', before: null, after: 'es: Córdoba' }]);
  });

  test('is created once by simultaneous requests', async () => {
    const making = Array.from({ length: 4 }, () => manage(admin, 'createCity', { name: 'Ushuaia' }));
    const names = (await Promise.all(making)).map(({ __typename }) => __typename).sort();
    expect(names).toEqual(['City', 'NameTaken', 'NameTaken', 'NameTaken']);
  });

  test('is either deleted or gets its first hotel if both happen at once', async () => {
    const { id: typeId } = await makeHotelType();
    const people = await makePeople();
    const words = { name: 'First', description: 'B', detailedDescription: 'C', typeId, ...people };
    for (let round = 0; round < 6; round++) {
      const { id: cityId } = await makeCity();
      const [made, gone] = await Promise.all([
        manage(admin, 'createHotel', { ...words, cityId }),
        manage(admin, 'deleteCity', { cityId }),
      ]);
      const outcome = `${made.__typename} ${gone.__typename}`;
      expect(['Hotel HasHotels', 'DoesNotExist Deleted']).toContain(outcome);
    }
  });

  test('with hotels is not deleted, and the refusal states their number', async () => {
    const city = await makeCity({ name: 'Bergen' });
    await makeHotel({ cityId: city.id });
    await makeHotel({ cityId: city.id });
    expect(await manage(admin, 'deleteCity', { cityId: city.id })).toMatchObject({
      __typename: 'HasHotels',
      hotels: 2,
      message: 'Bergen still has 2 hotels. Move or delete them first.',
    });
  });

  test('may have a name whose compared form is far longer', async () => {
    // One character whose compared form has eighteen.
    const name = '\ufdfa'.repeat(120);
    expect(await manage(admin, 'createCity', { name })).toMatchObject({ __typename: 'City', name });
    expect(await manage(admin, 'createCity', { name })).toMatchObject({ __typename: 'NameTaken' });
  });

  test('needs a name and a time zone that exists', async () => {
    for (const nothing of [' ', '\u0007\u200b', '\u00ad\u3164', '\u0301'])
      expect(await refusal(admin, 'createCity', { name: nothing })).toBe('Enter the name of the city.');
    for (const unseen of ['Bo\u200bise', '\u202eesioB', 'Bo\nise'])
      expect(await refusal(admin, 'createCity', { name: unseen })).toMatch(/an invisible character/);
    for (const unstorable of ['Bod\0', 'Bod\ud800'])
      expect(await refusal(admin, 'createCity', { name: unstorable })).toMatch(/the name of the city/);
    expect(await refusal(admin, 'createCity', { name: 'x'.repeat(121) })).toMatch(/at most 120/);
    expect(await refusal(admin, 'createCity', { name: 'Here', timeZone: 'Moon/Base' })).toMatch(/time zone/);
  });
});

test('a hotel type is created, renamed, and deleted once it has no hotels', async () => {
  const type = await manage(admin, 'createHotelType', { name: 'Lighthouse' });
  expect(await manage(admin, 'createHotelType', { name: 'LIGHTHOUSE' })).toMatchObject({
    __typename: 'NameTaken',
  });
  const named = await manage(admin, 'updateHotelType', { hotelTypeId: type.id, name: 'Tower' });
  expect(named).toMatchObject({ id: type.id, name: 'Tower' });
  const { id: hotelId } = await makeHotel({ typeId: type.id });
  expect(await manage(admin, 'deleteHotelType', { hotelTypeId: type.id })).toMatchObject({ hotels: 1 });
  await manage(admin, 'deleteHotel', { hotelId });
  expect(await manage(admin, 'deleteHotelType', { hotelTypeId: type.id })).toMatchObject({
    deletedId: type.id,
  });
});

describe('charges of a city', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await server.as(await makeUser('ADMIN'));
  });

  const vat = { title: 'VAT', kind: 'PERCENT', amount: 1_000 };
  const tax = { title: 'City tax', kind: 'PER_NIGHT', amount: 250 };
  const chargesOf = async (cityId: string) =>
    (await (await server.as()).graphql('{ cities { id charges { title kind amount } } }')).data.cities.find(
      ({ id }: { id: string }) => id === cityId,
    ).charges;

  test('a city has no taxes and fees until administrators set them, and keeps their order', async () => {
    const city = await makeCity();
    expect(await chargesOf(city.id)).toEqual([]);
    expect(await setCharges(admin, city.id, [vat, { ...tax, title: ' City tax ' }])).toEqual({
      __typename: 'City',
      id: city.id,
      charges: [vat, tax],
    });
    expect((await setCharges(admin, city.id, [tax])).charges).toEqual([tax]);
    expect(await chargesOf(city.id)).toEqual([tax]);
  });

  test('invalid taxes and fees are refused with their row, and nothing changes', async () => {
    const city = await makeCity();
    await setCharges(admin, city.id, [tax]);
    expect(await setCharges(admin, city.id, [vat, { ...tax, amount: -1 }])).toMatchObject({
      __typename: 'ChargesRefused',
      row: 1,
      message: expect.stringContaining('$0 to $1,000'),
    });
    expect(await chargesOf(city.id)).toEqual([tax]);
    expect(await setCharges(admin, 'f'.repeat(24), [tax])).toMatchObject({
      __typename: 'ChargesRefused',
      row: null,
      message: expect.stringContaining('does not exist'),
    });
  });

  test('the second of two simultaneous changes of charges is refused, names the first editor and overwrites nothing', async () => {
    const first = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
    const { id: cityId } = await makeCity();
    expect((await setCharges(first, cityId, [vat], 1)).__typename).toBe('City');
    expect(await setCharges(admin, cityId, [tax], 1)).toEqual({
      __typename: 'Outdated',
      message: 'Ada Keller has changed it in the meantime. Check the current values, then save again.',
    });
    expect(await chargesOf(cityId)).toEqual([vat]);
    expect((await setCharges(admin, cityId, [tax], 2)).charges).toEqual([tax]);
    expect((await setCharges(admin, cityId, [vat])).charges).toEqual([vat]);
  });
});
