import { ask } from '../../test/accountHelpers';
import { later } from '../../test/clock';
import { EmailChanges } from '../../test/emailChanges';
import { makeUser, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { rest } from './testing/client';

let server: TestServer;
let changes: EmailChanges;
beforeAll(async () => {
  server = await startTestServer();
  changes = new EmailChanges(server);
});
afterAll(() => server.close());

test('another e-mail address is answered as before, and holds once the link and the password confirm it', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const update = (body: object) => rest(person, 'PATCH', '/auth/updatemyaccount', body);
  const address = async () => (await rest(person, 'GET', '/auth/myaccount')).body.data.email;
  const email = changes.freeAddress();
  const said = await update({ name: '', username: '', email });
  expect([said.status, said.body]).toEqual([200, 'Your account is updated']);
  expect(await address()).toBe(user.email);
  const link = await changes.linkTo(email, 'confirmemail');
  expect((await changes.confirm(link)).__typename).toBe('WrongPassword');
  const confirmed = await ask(await server.as(), 'confirmEmail', { ...link, currentPassword: PASSWORD });
  expect(confirmed.__typename).toBe('EmailConfirmed');
  expect(await address()).toBe(email);

  const other = changes.freeAddress();
  expect((await update({ email: other, currentPassword: 'Wrong#2026' })).status).toBe(401);
  expect((await update({ email: other, currentPassword: PASSWORD })).status).toBe(200);
  await changes.confirm(await changes.linkTo(other, 'confirmemail'));
  expect(await address()).toBe(other);
});

test('an address of somebody else is answered like a free one', async () => {
  const person = await server.as(await makeUser());
  const { email } = await makeUser();
  const said = await rest(person, 'PATCH', '/auth/updatemyaccount', { email });
  expect([said.status, said.body]).toEqual([200, 'Your account is updated']);
});

test('deleting the account needs no password, also long after signing in', async () => {
  const person = await server.as(await makeUser());
  await later(10 * 60_000, async () =>
    expect((await rest(person, 'DELETE', '/auth/deletemyaccount')).status).toBe(204),
  );
});
