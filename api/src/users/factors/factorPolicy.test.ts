import { later } from '../../../test/clock';
import { ask } from '../../../test/accountHelpers';
import { makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import {
  addCodeApp,
  addPasskey,
  codeOf,
  factorCall,
  firstStep,
  methodsOf,
  newAuthenticator,
  secondStep,
  signInByPasskey,
  v1SignIn,
} from '../../../test/factors';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SECOND_FACTOR: 'staff' });
});
afterAll(() => server.close());

/** An administrator whose seven days of grace began just now. */
async function newAdmin() {
  const user = await makeUser('ADMIN');
  return { user, person: await server.as(user) };
}

test('an administrator has seven days from the first sign-in, and is told until when', async () => {
  const { user, person } = await newAdmin();
  const { secondFactorRequired, secondFactorDueAt } = await methodsOf(person);
  expect(secondFactorRequired).toBe(true);
  const days = (Date.parse(secondFactorDueAt) - Date.now()) / DAY;
  expect(days).toBeCloseTo(7, 2);
  await later(6 * DAY, async () => {
    expect(await firstStep(await server.as(), user.username)).toMatchObject({ __typename: 'Session' });
  });
  expect((await methodsOf(person)).secondFactorDueAt).toBe(secondFactorDueAt);
});

test('after that, signing in sets up an app, and an existing client needs an app password', async () => {
  const { user } = await newAdmin();
  await later(8 * DAY, async () => {
    const browser = await server.as();
    const first = await firstStep(browser, user.username);
    expect(first).toMatchObject({ __typename: 'SecondFactorMissing', setup: { secret: expect.any(String) } });
    expect(await v1SignIn(server, user)).toMatchObject({
      status: 401,
      message: expect.stringContaining('app password'),
    });
    const { ticket, secret } = first.setup;
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect(await secondStep(browser, { ticket, code: wrong })).toMatchObject({
      __typename: 'FactorCodeWrong',
    });
    expect(await secondStep(browser, { ticket, code: codeOf(secret) })).toMatchObject({
      __typename: 'Session',
    });
    const { codes } = await factorCall(browser, 'recoveryCodes', undefined, '... on RecoveryCodes { codes }');
    expect(codes).toHaveLength(10);
    expect(await firstStep(await server.as(), user.username)).toMatchObject({
      __typename: 'SecondFactorNeeded',
      factors: ['CODE', 'RECOVERY_CODE'],
    });
  });
});

test('members of teams are asked like administrators, whatever their duty, and no longer once they leave', async () => {
  for (const duty of [HotelDuty.OWNER, HotelDuty.HOUSEKEEPING]) {
    const hotel = await makeHotel();
    const user = await makeTeamMember([hotel], duty);
    const person = await server.as(user);
    const { secondFactorRequired, secondFactorDueAt } = await methodsOf(person);
    expect([duty, secondFactorRequired]).toEqual([duty, true]);
    expect((Date.parse(secondFactorDueAt) - Date.now()) / DAY).toBeCloseTo(7, 2);
    const answer = async () => (await firstStep(await server.as(), user.username)).__typename;
    await later(8 * DAY, async () => expect(await answer()).toBe('SecondFactorMissing'));
    const admin = await server.as(await makeUser('ADMIN'));
    const ended = await ask(admin, 'removeTeamMember', { hotelId: hotel.id, userId: user.id });
    expect(ended.__typename).toBe('TeamMemberRemoved');
    await later(8 * DAY, async () => expect(await answer()).toBe('Session'));
  }
});

test('setting up twice with two tickets of one password keeps the first', async () => {
  const { user } = await newAdmin();
  await later(8 * DAY, async () => {
    const setups = [
      (await firstStep(await server.as(), user.username)).setup,
      (await firstStep(await server.as(), user.username)).setup,
    ];
    const kinds = [];
    for (const { ticket, secret } of setups)
      kinds.push((await secondStep(await server.as(), { ticket, code: codeOf(secret) })).__typename);
    expect(kinds).toEqual(['Session', 'SignInChangeRefused']);
  });
});

test('a passkey is enough, and then the password alone is not', async () => {
  const { user, person } = await newAdmin();
  const authenticator = newAuthenticator();
  await addPasskey(person, authenticator);
  expect((await methodsOf(person)).secondFactorDueAt).toBeNull();
  expect(await firstStep(await server.as(), user.username)).toMatchObject({
    __typename: 'SecondFactorNeeded',
    factors: ['PASSKEY'],
  });
  expect(await signInByPasskey(await server.as(), authenticator)).toMatchObject({ __typename: 'Session' });
});

test('a required second factor cannot be removed while it is the only one', async () => {
  const { person } = await newAdmin();
  await addCodeApp(person);
  expect(await factorCall(person, 'disableSecondFactor')).toMatchObject({
    __typename: 'SignInChangeRefused',
    message: 'Your account needs a second step. Add a passkey first.',
  });
  await addPasskey(person, newAuthenticator());
  expect(await factorCall(person, 'disableSecondFactor')).toMatchObject({ __typename: 'SignInMethods' });
  const { passkeys, recoveryCodesLeft } = await methodsOf(person);
  expect(recoveryCodesLeft).toBe(10);
  expect(await factorCall(person, 'removePasskey', { passkeyId: passkeys[0].id })).toMatchObject({
    __typename: 'SignInChangeRefused',
  });
});

test('customers and demonstration accounts need none', async () => {
  const [guest, demonstration] = [await makeUser(), await makeUser('ADMIN', { demonstration: true })];
  for (const user of [guest, demonstration]) {
    const person = await server.as(user);
    expect(await methodsOf(person)).toMatchObject({ secondFactorRequired: false, secondFactorDueAt: null });
    await later(30 * DAY, async () => {
      expect(await firstStep(await server.as(), user.username)).toMatchObject({ __typename: 'Session' });
    });
  }
});

test('a customer who adds a passkey can still sign in with the password alone elsewhere', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  await addPasskey(person, newAuthenticator());
  expect(await firstStep(await server.as(), user.username)).toMatchObject({ __typename: 'Session' });
});
