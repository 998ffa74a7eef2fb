import { ask, isSignedIn, NEW_PASSWORD } from '../../../test/accountHelpers';
import { later } from '../../../test/clock';
import { EmailChanges } from '../../../test/emailChanges';
import { makeUser, PASSWORD } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { EmailChange } from './emailChange.entity';
import type { User } from '../user.entity';

let server: TestServer;
let changes: EmailChanges;
beforeAll(async () => {
  server = await startTestServer();
  changes = new EmailChanges(server);
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const signsIn = async (user: User, password: string) =>
  (await (await server.as()).signIn(user.username, password)).data.signIn.__typename === 'Session';

describe('undoing a change', () => {
  test('restores the address for seven days, signs out every device and requires a new password', async () => {
    const user = await makeUser();
    const thief = await server.as(user);
    const email = changes.freeAddress();
    await changes.move(thief, email);
    await ask(thief, 'forgotPassword', { email });
    const [, stolen] = /resetpassword\/([\w-]+)\//.exec((await server.mailsTo(email, 2))[0]!.text)!;
    const link = await changes.linkTo(user.email, 'undoemailchange');
    const undone = await changes.undo(link);
    expect(undone).toMatchObject({ __typename: 'EmailChangeUndone', email: user.email });
    expect(await isSignedIn(thief)).toBe(false);
    expect(await signsIn(user, PASSWORD)).toBe(false);
    const reset = async (token: string) =>
      (await ask(await server.as(), 'resetPassword', { userId: user.id, token, password: NEW_PASSWORD }))
        .__typename;
    expect(await reset(stolen!)).toBe('LinkExpired');
    expect(await reset(undone.resetToken)).toBe('PasswordChanged');
    expect(await signsIn(user, NEW_PASSWORD)).toBe(true);
    expect((await changes.undo(link)).__typename).toBe('LinkExpired');
    expect((await server.mailsTo(email, 3))[0]!.subject).toMatch(/changed back/);
  });

  test('works until seven days after the confirmation, also after a password change', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    await changes.move(person, changes.freeAddress());
    await ask(person, 'changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    const link = await changes.linkTo(user.email, 'undoemailchange');
    await later(7 * DAY + 1, async () => expect((await changes.undo(link)).__typename).toBe('LinkExpired'));
    await later(7 * DAY - HOUR, async () =>
      expect((await changes.undo(link)).__typename).toBe('EmailChangeUndone'),
    );
  });

  test('sends the link of a further change to the first address, never to the intermediate one', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const [between, last] = [changes.freeAddress(), changes.freeAddress()];
    await changes.move(person, between);
    const first = await changes.linkTo(user.email, 'undoemailchange');
    await changes.move(person, last);
    const second = await changes.linkTo(user.email, 'undoemailchange', 2);
    expect(second).not.toEqual(first);
    const notice = (await server.mailsTo(between, 2))[0]!;
    expect(notice.text).toContain('change your password now');
    expect(notice.text).not.toContain('undoemailchange');
    await later(8 * DAY - HOUR, async () =>
      expect((await changes.undo(first)).__typename).toBe('LinkExpired'),
    );
    expect(await changes.undo(first)).toMatchObject({ email: user.email });
    expect((await changes.undo(second)).__typename).toBe('LinkExpired');
  });

  test('is impossible after the owner has changed back to the first address', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const between = changes.freeAddress();
    await changes.move(person, between);
    await changes.ask(person, user.email);
    const back = await changes.linkTo(user.email, 'confirmemail', 3);
    expect((await changes.confirm(back)).__typename).toBe('EmailConfirmed');
    expect(await repo(EmailChange).countBy({ userId: user.id })).toBe(0);
  });

  test('is refused while the old address belongs to another account, which keeps it', async () => {
    const user = await makeUser();
    const email = changes.freeAddress();
    await changes.move(await server.as(user), email);
    const link = await changes.linkTo(user.email, 'undoemailchange');
    const other = await makeUser('CUSTOMER', { email: user.email });
    expect((await changes.undo(link)).__typename).toBe('AlreadyRegistered');
    await ask(await server.as(other), 'deleteAccount', {});
    expect(await changes.undo(link)).toMatchObject({ __typename: 'EmailChangeUndone', email: user.email });
  });
});
