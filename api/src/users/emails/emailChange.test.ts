import { ask, isSignedIn, NEW_PASSWORD } from '../../../test/accountHelpers';
import { later } from '../../../test/clock';
import { EmailChanges } from '../../../test/emailChanges';
import { makeUser, PASSWORD } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { EmailChange } from './emailChange.entity';
import { purgeEmailChanges } from './emailChange.service';

let server: TestServer;
let changes: EmailChanges;
beforeAll(async () => {
  server = await startTestServer();
  changes = new EmailChanges(server);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const accountOf = async (person: Visitor) =>
  (await person.graphql('{ viewer { email pendingEmail } }')).data.viewer;

describe('requesting another address', () => {
  test('requires the password, and changes nothing until the new address is confirmed', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const email = changes.freeAddress();
    expect(await changes.ask(person, email, null)).toMatchObject({ __typename: 'WrongPassword' });
    expect(await changes.ask(person, email, 'Wrong#2026')).toMatchObject({ __typename: 'WrongPassword' });
    expect(await accountOf(person)).toEqual({ email: user.email, pendingEmail: null });
    expect(await changes.ask(person, email)).toEqual({
      __typename: 'User',
      email: user.email,
      pendingEmail: email,
    });

    const link = await changes.linkTo(email, 'confirmemail');
    expect((await changes.confirm({ ...link, token: 'x'.repeat(43) })).__typename).toBe('LinkExpired');
    expect((await changes.confirm({ ...link, userId: (await makeUser()).id })).__typename).toBe(
      'LinkExpired',
    );
    expect(await changes.confirm(link)).toEqual({ __typename: 'EmailConfirmed', email });
    expect(await accountOf(person)).toEqual({ email, pendingEmail: null });
    expect((await changes.confirm(link)).__typename).toBe('LinkExpired');
  });

  test('names no requester in the mail to the new address, and sends the undo link to the old address', async () => {
    const user = await makeUser('CUSTOMER', { name: 'Carla Caller' });
    const email = changes.freeAddress();
    await changes.ask(await server.as(user), email);
    const [toNew] = await server.mailsTo(email);
    expect(toNew!.text + toNew!.html).not.toMatch(/Carla/);
    const [toOld] = await server.mailsTo(user.email);
    expect(toOld!.text).toContain('/undoemailchange/');
    expect(toOld!.text).not.toContain('elsewhere');
  });

  test('gives the same answer for an address of another account, and mails its owner', async () => {
    const [user, owner] = [await makeUser(), await makeUser()];
    const person = await server.as(user);
    const free = await changes.ask(person, changes.freeAddress());
    const taken = await changes.ask(person, owner.email.toUpperCase());
    expect(taken).toEqual({ ...free, pendingEmail: owner.email.toUpperCase() });
    const [mail] = await server.mailsTo(owner.email.toUpperCase());
    expect(mail!.text).toContain('nothing has changed');
    expect(mail!.text).not.toContain('http');
    expect(await server.mailsTo(user.email, 2)).toHaveLength(2);
  });

  test('is cancelled by the present address, and by the undo link, which also ends every session', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const email = changes.freeAddress();
    await changes.ask(person, email);
    const link = await changes.linkTo(email, 'confirmemail');
    expect(await changes.ask(person, user.email, null)).toMatchObject({
      email: user.email,
      pendingEmail: null,
    });
    expect((await changes.confirm(link)).__typename).toBe('LinkExpired');

    const other = changes.freeAddress();
    await changes.ask(person, other);
    expect((await changes.undo(await changes.linkTo(user.email, 'undoemailchange', 2))).__typename).toBe(
      'EmailChangeUndone',
    );
    expect((await changes.confirm(await changes.linkTo(other, 'confirmemail'))).__typename).toBe(
      'LinkExpired',
    );
    expect(await isSignedIn(person)).toBe(false);
  });

  test('sends a new link without the password if the address is pending already, and no second notice', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const email = changes.freeAddress();
    await changes.ask(person, email);
    const first = await changes.linkTo(email, 'confirmemail');
    expect(await changes.ask(person, email.toUpperCase(), null)).toMatchObject({ pendingEmail: email });
    const second = await changes.linkTo(email, 'confirmemail', 2);
    expect((await changes.confirm(first)).__typename).toBe('LinkExpired');
    expect((await changes.confirm(second)).__typename).toBe('EmailConfirmed');
    expect(await server.mailsTo(user.email)).toHaveLength(1);
  });

  test.each([
    ['a new one is asked for', (person: Visitor) => changes.ask(person, changes.freeAddress())],
    [
      'the password is changed',
      (person: Visitor) =>
        ask(person, 'changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
    ],
  ])('is ended when %s', async (_what, act) => {
    const person = await server.as(await makeUser());
    const email = changes.freeAddress();
    await changes.ask(person, email);
    await act(person);
    expect((await changes.confirm(await changes.linkTo(email, 'confirmemail'))).__typename).toBe(
      'LinkExpired',
    );
  });

  test('leaves one pending change after five concurrent requests, and its link works once', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const addresses = Array.from({ length: 5 }, () => changes.freeAddress());
    await Promise.all(addresses.map((email) => changes.ask(person, email)));
    expect(await repo(EmailChange).countBy({ userId: user.id })).toBe(1);
    const { pendingEmail } = await accountOf(person);
    const link = await changes.linkTo(pendingEmail, 'confirmemail');
    const answers = await Promise.all(Array.from({ length: 5 }, () => changes.confirm(link)));
    const kinds = answers.map(({ __typename }) => __typename).sort();
    expect(kinds).toEqual(['EmailConfirmed', ...Array(4).fill('LinkExpired')]);
  });

  test('sends a link that works for a day, unless the address has got an account meanwhile', async () => {
    const person = await server.as(await makeUser());
    const email = changes.freeAddress();
    await changes.ask(person, email);
    const link = await changes.linkTo(email, 'confirmemail');
    await later(DAY + 1, async () => {
      expect((await changes.confirm(link)).__typename).toBe('LinkExpired');
      expect((await accountOf(await server.as(await makeUser()))).pendingEmail).toBeNull();
    });
    await makeUser('CUSTOMER', { email });
    expect((await changes.confirm(link)).__typename).toBe('AlreadyRegistered');
  });

  test('is visible to the user and administrators only', async () => {
    const user = await makeUser();
    await changes.ask(await server.as(user), changes.freeAddress());
    const read = async (person: Visitor) =>
      (
        await person.graphql(
          `{ user(id: "${user.id}") { pendingEmail } users(text: "${user.name}") { items { pendingEmail } } }`,
        )
      ).data;
    expect(await read(await server.as(await makeUser()))).toEqual({
      user: null,
      users: { items: [{ pendingEmail: null }] },
    });
    expect((await read(await server.as(await makeUser('ADMIN')))).user.pendingEmail).toMatch(/^moved_/);
  });
});

test('changes are exported, deleted with the account, and deleted by a job after they expire', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const person = await server.as(user);
  const email = changes.freeAddress();
  await changes.move(person, email);
  const data = JSON.parse((await person.graphql('{ myData }')).data.myData);
  expect(data.emailChanges).toMatchObject([{ oldEmail: user.email, newEmail: email }]);
  expect(JSON.stringify(data)).not.toMatch(/hash/i);
  await changes.move(await server.as(other), changes.freeAddress());
  await ask(person, 'deleteAccount', {});
  expect(await repo(EmailChange).countBy({ userId: user.id })).toBe(0);
  await later(8 * DAY, purgeEmailChanges);
  expect(await repo(EmailChange).countBy({ userId: other.id })).toBe(0);
});
