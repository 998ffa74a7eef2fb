import { makeCity, makeHotelType, makeUser } from '../../../test/factories';
import { offerProperty, picture, report, upload } from '../../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import type { User } from '../../users/user.entity';
import { destroyReplaced } from '../replace.service';

let server: TestServer;
let admin: Visitor;
let user: User;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
});
beforeEach(async () => {
  user = await makeUser('CUSTOMER', { name: 'Olga Farmer' });
  guest = await server.as(user);
});
afterAll(() => server.close());

const TEXT = Buffer.from('A farm with six rooms.');
const OFFER = `id state sentAt answer answeredAt sentBy { email } answeredBy { name } hotel { id name photos manager { name } }
  files { id url }`;

async function read(id: string): Promise<any> {
  return (await admin.graphql(`{ propertyOffer(id: "${id}") { ${OFFER} } }`)).data.propertyOffer;
}
async function list(asked = ''): Promise<any> {
  return (await admin.graphql(`{ propertyOffers(limit: 50 ${asked}) { total items { ${OFFER} } } }`)).data
    .propertyOffers;
}
async function call(field: 'acceptPropertyOffer' | 'declinePropertyOffer', input: object): Promise<any> {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const missing = field === 'acceptPropertyOffer' ? '... on DoesNotExist { record }' : '';
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on PropertyOffer { ${OFFER} } ${missing} ... on Problem { message } } }`,
    { input },
  );
  return data?.[field] ?? errors?.[0];
}
const decline = (offerId: string, answer = 'We list hotels with ten rooms.\nWrite again then.') =>
  call('declinePropertyOffer', { offerId, answer });
const accept = async (offerId: string, more: object = {}) =>
  call('acceptPropertyOffer', {
    offerId,
    name: `Farm ${offerId}`,
    cityId: (await makeCity()).id,
    typeId: (await makeHotelType()).id,
    description: 'Quiet.',
    detailedDescription: 'Six rooms.',
    managerId: user.id,
    staffIds: [user.id],
    ...more,
  });
const subjects = async (count: number) =>
  (await server.mailsTo(user.email, count)).map(({ subject }) => subject);
const DECLINED = 'Your property submission to Staybook';
const ACCEPTED = 'Your property is joining Staybook';

test('files that are sent together are one offer, also when reported again', async () => {
  const uploads = [await upload(guest, 'miscphotos', TEXT)];
  for (const colour of ['olive', 'teal', 'navy', 'plum'])
    uploads.unshift(await upload(guest, 'miscphotos', await picture(colour)));
  const before = (await list()).total;
  for (let times = 0; times < 2; times++) await report(guest, { purpose: 'PROPERTY', uploads });
  const later = await offerProperty(guest, admin);
  const { total, items } = await list();
  expect(total).toBe(before + 2);
  const [newest, offer] = items;
  expect(newest.id).toBe(later);
  expect(offer).toMatchObject({ state: 'NEW', sentBy: { email: user.email }, answer: null, hotel: null });
  // The order in which they were sent.
  const sent = uploads.map(({ publicId }) => publicId);
  const shown = offer.files.map(({ url }: { url: string }) => sent.findIndex((id) => url.includes(id)));
  expect(shown).toEqual([0, 1, 2, 3, 4]);
  expect(await read(offer.id)).toEqual(offer);
});

test('an offer is declined once, and its sender gets the reason', async () => {
  const id = await offerProperty(guest, admin);
  const declined = { state: 'DECLINED', answeredBy: { name: 'Ada Keller' }, hotel: null };
  for (let times = 0; times < 2; times++) expect(await decline(id)).toMatchObject(declined);
  const [mail] = await server.mailsTo(user.email);
  expect(mail).toMatchObject({ subject: DECLINED });
  for (const words of ['Hello Olga Farmer', 'We list hotels with ten rooms.', 'Write again then.'])
    expect(mail!.text).toContain(words);
  expect(await subjects(1)).toEqual([DECLINED]);
  expect(await decline(id, 'Something else.')).toMatchObject({ __typename: 'OfferAnswered' });
  expect(await accept(id)).toMatchObject({ __typename: 'OfferAnswered' });
  expect((await list('state: DECLINED')).items.map((row: { id: string }) => row.id)).toContain(id);
  expect((await list('state: NEW')).items.map((row: { id: string }) => row.id)).not.toContain(id);
});

test('a sender lists the state of their offers, newest first, and nobody else does', async () => {
  const earlier = await offerProperty(guest, admin, [TEXT]);
  const later = await offerProperty(guest, admin, [await picture('olive')]);
  await decline(earlier, 'We list hotels with ten rooms.');
  const ask = async (visitor: Visitor) =>
    (
      await visitor.graphql(
        '{ myPropertyOffers { total items { id state answer files { url } hotel { id } } } }',
      )
    ).data?.myPropertyOffers;
  expect(await ask(guest)).toMatchObject({
    total: 2,
    items: [
      {
        id: later,
        state: 'NEW',
        answer: null,
        files: [{ url: expect.stringMatching(/\.jpg$/) }],
        hotel: null,
      },
      { id: earlier, state: 'DECLINED', answer: 'We list hotels with ten rooms.', hotel: null },
    ],
  });
  expect(await ask(await server.as(await makeUser('CUSTOMER')))).toEqual({ total: 0, items: [] });
  expect(await ask(await server.as())).toBeUndefined();
});

test('accepting creates a hotel with the chosen pictures once, and mails the sender', async () => {
  const id = await offerProperty(guest, admin, [TEXT, await picture('olive'), await picture('teal')]);
  const { files } = await read(id);
  const pictures = files.filter(({ url }: { url: string }) => url.endsWith('.jpg')).reverse();
  const photoIds = pictures.map((file: { id: string }) => file.id);
  const photos = pictures.map(({ url }: { url: string }) => url);
  const first = await accept(id, { photoIds, answer: 'What do your rooms cost?' });
  expect(first).toMatchObject({
    state: 'ACCEPTED',
    answer: 'What do your rooms cost?',
    files,
    hotel: { name: `Farm ${id}`, photos, manager: { name: 'Olga Farmer' } },
  });
  expect(await accept(id, { photoIds })).toEqual(first);
  const [mail] = await server.mailsTo(user.email);
  expect(mail).toMatchObject({ subject: ACCEPTED });
  for (const words of ['What do your rooms cost?', `/staff/firsthour?hotel=${first.hotel.id}`])
    expect(mail!.text).toContain(words);
  expect(await subjects(1)).toEqual([ACCEPTED]);
  expect(await accept(id, { name: 'Another farm' })).toMatchObject({ __typename: 'OfferAnswered' });
  expect(await decline(id)).toMatchObject({ __typename: 'OfferAnswered' });

  const { data } = await admin.graphql(
    `{ auditEntries(filter: { recordId: "${id}" }) { items { action record changes { field before after } } } }`,
  );
  expect(data.auditEntries.items).toEqual([
    {
      action: 'acceptPropertyOffer',
      record: 'PROPERTY_OFFER',
      changes: [
        { field: 'state', before: 'NEW', after: 'ACCEPTED' },
        { field: 'hotelId', before: null, after: first.hotel.id },
      ],
    },
  ]);

  // The pictures belong to the hotel, so they remain after the sender's account is deleted.
  await guest.graphql('mutation { deleteAccount(input: {}) { __typename } }');
  await destroyReplaced();
  for (const url of photos) expect((await fetch(url)).status).toBe(200);
});

test('a refused hotel leaves the offer unchanged', async () => {
  const id = await offerProperty(guest, admin);
  const cityId = (await makeCity()).id;
  await accept(await offerProperty(guest, admin), { name: 'The Mill', cityId });
  for (const [more, refused] of [
    [{ name: 'the mill', cityId }, { __typename: 'NameTaken' }],
    [{ cityId: 'f'.repeat(24) }, { __typename: 'DoesNotExist', record: 'CITY' }],
    [{ typeId: 'f'.repeat(24) }, { __typename: 'DoesNotExist', record: 'HOTEL_TYPE' }],
    [{ managerId: 'f'.repeat(24) }, { __typename: 'UnknownStaff' }],
    [{ photoIds: ['f'.repeat(24)] }, { message: 'Choose pictures of this submission, each only once.' }],
  ] as const)
    expect(await accept(id, more)).toMatchObject(refused);
  expect(await decline('f'.repeat(24))).toMatchObject({ __typename: 'UnknownPropertyOffer' });
  expect(await decline(id, ' ')).toMatchObject({ message: expect.stringContaining('Enter the answer.') });
  expect(await read(id)).toMatchObject({ state: 'NEW', hotel: null });
  expect(await subjects(1)).toEqual([ACCEPTED]);
});

test('two administrators who answer at the same time send one mail', async () => {
  const id = await offerProperty(guest, admin);
  const answers = await Promise.all([accept(id), decline(id), accept(id), decline(id)]);
  const { state } = await read(id);
  for (const answer of answers)
    expect([state, undefined]).toContain(answer.__typename === 'OfferAnswered' ? undefined : answer.state);
  expect(await subjects(1)).toEqual([state === 'ACCEPTED' ? ACCEPTED : DECLINED]);
});

test("offers are in the sender's data export, and are deleted with the account", async () => {
  const id = await offerProperty(guest, admin);
  await decline(id, 'Not now.');
  const { data } = await guest.graphql('{ myData }');
  expect(JSON.parse(data.myData).offers).toEqual([
    expect.objectContaining({ state: 'DECLINED', answer: 'Not now.' }),
  ]);
  await guest.graphql('mutation { deleteAccount(input: {}) { __typename } }');
  expect(await read(id)).toBeNull();
});
