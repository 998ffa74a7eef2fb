import { makeHotel, makeRoomType, makeUser, night, PASSWORD } from '../../test/factories';
import { later } from '../../test/clock';
import { ask, isSignedIn, NEW_PASSWORD } from '../../test/accountHelpers';
import { referenceFor } from '../../test/checkoutHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { PROOF_MINUTES } from '../../../schema/accounts';
import { Booking } from '../bookings/booking.entity';
import { repo } from '../database/transaction';
import { Night } from '../rooms/nights/night.entity';
import { Session } from './sessions/session.entity';
import { User } from './user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signsIn = async (user: User, password: string) =>
  (await (await server.as()).signIn(user.username, password)).data.signIn.__typename === 'Session';

describe('a forgotten password', () => {
  async function linkFor(user: User) {
    expect(await ask(await server.as(), 'forgotPassword', { email: user.email })).toMatchObject({
      __typename: 'MailSent',
    });
    const [mail] = await server.mailsTo(user.email);
    const [, token, userId] = /\/resetpassword\/([^/\s]+)\/([0-9a-f]{24})/.exec(mail!.text)!;
    return { token: token!, userId: userId! };
  }

  test('is replaced once by the link in the mail, which signs out every device', async () => {
    const user = await makeUser();
    const otherDevice = await server.as(user);
    const link = await linkFor(user);
    const nobody = await server.as();
    expect(await ask(nobody, 'resetPassword', { ...link, password: NEW_PASSWORD })).toMatchObject({
      __typename: 'PasswordChanged',
    });
    expect(await isSignedIn(otherDevice)).toBe(false);
    expect(await signsIn(user, NEW_PASSWORD)).toBe(true);
    expect(await signsIn(user, 'Stay#2026')).toBe(false);
    expect(await ask(nobody, 'resetPassword', { ...link, password: NEW_PASSWORD })).toMatchObject({
      __typename: 'LinkExpired',
    });
    expect((await server.mailsTo(user.email, 2))[0]!.subject).toMatch(/password/i);
  });

  test('gets the same answer for an unknown address, and the mail says that there is no account', async () => {
    const known = await makeUser();
    const answers = [];
    for (const email of [known.email, 'nobody@staybook.example'])
      answers.push(await ask(await server.as(), 'forgotPassword', { email }, '... on MailSent { message }'));
    expect(answers[0]).toEqual(answers[1]);
    const [mail] = await server.mailsTo('nobody@staybook.example');
    expect(mail!.text).not.toContain('/resetpassword/');
  });

  test('is not replaced by a link that is expired, belongs to another user, or is made up', async () => {
    const [user, other] = [await makeUser('CUSTOMER', { username: 'gardener' }), await makeUser()];
    const link = await linkFor(user);
    const nobody = await server.as();
    const reset = async (change: object) =>
      (await ask(nobody, 'resetPassword', { ...link, password: NEW_PASSWORD, ...change })).__typename;
    expect(await reset({ userId: other.id })).toBe('LinkExpired');
    expect(await reset({ token: 'x'.repeat(43) })).toBe('LinkExpired');
    expect(await reset({ userId: 'nobody' })).toBe('LinkExpired');
    expect(await reset({ password: 'P@ssw0rd1' })).toBe('PasswordTooCommon');
    expect(await reset({ password: 'Gardener#1' })).toBe('PasswordTooCommon');
    await later(10 * 60_000 + 1, async () => expect(await reset({})).toBe('LinkExpired'));
    expect(await reset({})).toBe('PasswordChanged');
  });

  test.each([['password', 'changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD }]])(
    'is not replaced by a link that was sent before the %s was changed',
    async (_what, field, change) => {
      const user = await makeUser();
      const link = await linkFor(user);
      await ask(await server.as(user), field, change);
      const nobody = await server.as();
      expect((await ask(nobody, 'resetPassword', { ...link, password: NEW_PASSWORD })).__typename).toBe(
        'LinkExpired',
      );
    },
  );
});

describe('changing the password', () => {
  test('requires the current one and signs out every other device', async () => {
    const user = await makeUser();
    const [here, there] = [await server.as(user), await server.as(user)];
    const change = (currentPassword: string) =>
      ask(here, 'changePassword', { currentPassword, password: NEW_PASSWORD });
    expect(await change('Wrong#2026')).toEqual({
      __typename: 'WrongPassword',
      message: 'Your password is incorrect. Please provide the correct password',
    });
    expect(await isSignedIn(there)).toBe(true);
    expect(await change('Stay#2026')).toMatchObject({ __typename: 'PasswordChanged' });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await signsIn(user, NEW_PASSWORD)).toBe(true);
  });
});

describe('my account', () => {
  const UPDATED = '... on User { id name username email }';

  test('changes the provided fields and leaves empty texts unchanged', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    expect(
      await ask(person, 'updateAccount', { name: 'New Name', username: '', email: '' }, UPDATED),
    ).toMatchObject({
      name: 'New Name',
      username: user.username,
      email: user.email,
    });
    expect(
      await ask(
        person,
        'updateAccount',
        { username: 'Brand-New_1', email: user.email.toUpperCase() },
        UPDATED,
      ),
    ).toMatchObject({ username: 'Brand-New_1', email: user.email.toUpperCase() });
    expect((await (await server.as()).signIn('brand-new_1')).data.signIn.__typename).toBe('Session');
  });

  test('refuses a username or address of another user, and an empty change', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const person = await server.as(user);
    expect((await ask(person, 'updateAccount', { username: other.username.toUpperCase() })).__typename).toBe(
      'UsernameTaken',
    );
    const { errors } = await person.graphql('mutation { updateAccount(input: {}) { __typename } }');
    expect(errors?.[0]).toMatchObject({ message: 'You did not provide any information to update' });
    expect(await repo(User).findOneBy({ id: user.id })).toMatchObject({
      username: user.username,
      email: user.email,
    });
  });

  test.each(['Ana\nMaria', 'Ana https://evil.example', 'www.evil.example', 'Ana\u200bMaria', '\u202eanA'])(
    'refuses the name %j',
    async (name) => {
      const person = await server.as(await makeUser());
      const { errors } = await person.graphql(
        'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { __typename } }',
        { input: { name } },
      );
      expect(errors?.[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { name: expect.stringContaining('name') },
      });
    },
  );
});

describe('deleting the account', () => {
  async function book(person: Visitor, from: number, paid: boolean) {
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel);
    const { data } = await person.graphql(
      'mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) { ... on Checkout { url booking { id } } } }',
      {
        input: {
          hotelId: hotel.id,
          roomNumberIds: [roomNumbers[0]!.id],
          checkIn: night(from),
          checkOut: night(from + 2),
          idempotencyKey: hotel.id,
        },
      },
    );
    if (paid) expect(await server.pay(data.createCheckout.url)).toBe(303);
    return data.createCheckout.booking.id as string;
  }

  test('requires a confirmation if there are paid stays ahead, cancels them, and removes the name everywhere', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const paid = await book(person, 10, true);
    const held = await book(person, 20, false);
    const deleteAccount = (input: object) =>
      ask(
        person,
        'deleteAccount',
        input,
        `... on PaidStaysAhead { bookings refundCents
        stays { bookingId hotelName checkIn rooms refundCents } }`,
      );
    expect(await deleteAccount({})).toMatchObject({
      __typename: 'PaidStaysAhead',
      bookings: 1,
      refundCents: 20_000,
      stays: [{ bookingId: paid, checkIn: night(10), refundCents: 20_000 }],
    });
    expect(await isSignedIn(person)).toBe(true);
    expect(await repo(Night).countBy({ bookingId: held })).toBe(2);

    const data = JSON.parse((await person.graphql('{ myData }')).data.myData);
    expect(data).toMatchObject({
      account: { email: user.email },
      devices: [{}],
      bookings: [{ id: paid, reference: await referenceFor(paid) }, { id: held }],
    });
    expect(JSON.stringify(data)).not.toContain('argon2');

    expect(await deleteAccount({ cancelPaidStays: true })).toMatchObject({ __typename: 'AccountDeleted' });
    expect(await isSignedIn(person)).toBe(false);
    expect(await repo(Night).countBy({ bookingId: held })).toBe(0);
    expect(await repo(Night).countBy({ bookingId: paid })).toBe(0);
    expect(await repo(Session).countBy({ userId: user.id })).toBe(0);
    expect(await settledPayment(paid)).toBe('REFUNDED');
    const row = await repo(User).findOneByOrFail({ id: user.id });
    expect(row).toMatchObject({ name: 'Deleted user', photo: null, active: false });
    expect(JSON.stringify(row)).not.toContain(user.username);
    expect(await signsIn(user, 'Stay#2026')).toBe(false);

    const admin = await server.as(await makeUser('ADMIN'));
    const { booking } = (await admin.graphql(`{ booking(id: "${paid}") { status user { name } hotelName } }`))
      .data;
    expect(booking).toMatchObject({ status: 'CANCELLED', user: { name: 'Deleted user' } });
    expect((await makeUser('CUSTOMER', { email: user.email })).emailKey).toBe(user.emailKey);
  });

  test('requires the password, unless the session gave a proof within ten minutes', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const leave = async (input: object) => (await ask(person, 'deleteAccount', input)).__typename;
    expect(await leave({ currentPassword: 'Wrong#2026' })).toBe('WrongPassword');
    await later(PROOF_MINUTES * 60_000, async () => {
      await person.graphql('mutation { renewSession { __typename } }');
      expect(await leave({})).toBe('ProofNeeded');
      expect(await leave({ currentPassword: PASSWORD })).toBe('AccountDeleted');
    });
    const other = await server.as(await makeUser());
    expect((await ask(other, 'deleteAccount', {})).__typename).toBe('AccountDeleted');
  });

  /** The payment's state after the refund, which runs after the commit. */
  async function settledPayment(id: string): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const { payment } = await repo(Booking).findOneByOrFail({ id });
      if (payment !== 'REFUNDING') return payment;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return 'still REFUNDING';
  }
});
