import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a person chooses the language of mails, which only they and administrators read', async () => {
  const user = await makeUser();
  const [person, stranger] = [await server.as(user), await server.as(await makeUser())];
  const read = `{ user(id: "${user.id}") { language } }`;
  const change = (input: string) =>
    person.graphql(`mutation { updateAccount(input: ${input}) { ... on User { name language } } }`);
  expect((await person.graphql(read)).data.user).toEqual({ language: null });
  expect((await change('{ language: PT_BR }')).data.updateAccount).toMatchObject({ language: 'PT_BR' });
  expect((await change('{ name: "New Name" }')).data.updateAccount).toEqual({
    name: 'New Name',
    language: 'PT_BR',
  });
  const { myData } = (await person.graphql('{ myData }')).data;
  expect(JSON.parse(myData).account).toMatchObject({ language: 'pt-BR' });
  expect((await stranger.graphql(read)).data.user).toBeNull();
});
