import { ask } from '../test/accountHelpers';
import { makeUser } from '../test/factories';
import { NEW, OLD, renew, startInstances, type Instance } from '../test/instances';
import { makeLink, requestOf } from '../test/payOnline';
import { picture, report, sendWith, sign } from '../test/photoHelpers';
import { bookAtDesk } from '../test/walkIns';
import { watchedHotel } from '../test/watching';
import { config } from './core/config';
import { repo } from './database/transaction';
import { Subscriber } from './users/newsletter/subscriber.entity';
import { knownDevice } from './users/sessions/deviceCookie';
import { Watch } from './watches/watch.entity';
import { endUrl } from './watches/watchLinks.service';

/* What one server gave out with an old secret, and a server with a newer one gets back. */

let one: Instance;
let close: () => Promise<void>;
beforeAll(async () => {
  const started = await startInstances();
  [one] = started.instances;
  ({ close } = started);
});
afterAll(() => close());
beforeEach(() => restart(OLD));

const restart = (...secrets: string[]): void => void (one.secrets = secrets);

/** Reads a link or a code from the newest mail to the address. */
const inMail = async (address: string, pattern: RegExp): Promise<string[]> =>
  pattern.exec((await one.server.mailsTo(address))[0]!.text)!.slice(1);
const nobody = () => one.server.as();

/** Gives something out with the old secret, and uses it with these secrets; answers what came of it. */
async function used(secrets: string[], given: () => Promise<() => Promise<unknown>>): Promise<unknown> {
  restart(OLD);
  const use = await one.run(given);
  restart(...secrets);
  return one.run(use);
}

let count = 0;
const cases: [name: string, given: () => Promise<() => Promise<unknown>>][] = [
  [
    'a link to a new password',
    async () => {
      const { email } = await makeUser();
      await ask(await nobody(), 'forgotPassword', { email });
      const [token, userId] = await inMail(email, /\/resetpassword\/([^/\s]+)\/([0-9a-f]{24})/);
      const input = { token, userId, password: 'Quiet#Harbour7' };
      return async () => (await ask(await nobody(), 'resetPassword', input)).__typename === 'PasswordChanged';
    },
  ],
  [
    'the code of a registration',
    async () => {
      const name = `comer_${++count}`;
      const email = `${name}@elsewhere.example`;
      const input = { name: 'New Comer', username: name, email, password: 'Quiet#Harbour7' };
      const { userId } = await ask(await nobody(), 'register', input, '... on Registered { userId }');
      const [code] = await inMail(email, /\b(\d{6})\b/);
      return async () =>
        (await ask(await nobody(), 'verifyEmail', { userId, code })).__typename === 'Verified';
    },
  ],
  [
    'a link to a new address',
    async () => {
      const email = `moved_${++count}@elsewhere.example`;
      const input = { email, currentPassword: 'Stay#2026' };
      await ask(await one.server.as(await makeUser()), 'updateAccount', input);
      const [token, userId] = await inMail(email, /\/confirmemail\/([\w-]+)\/([0-9a-f]{24})/);
      return async () =>
        (await ask(await nobody(), 'confirmEmail', { token, userId })).__typename === 'EmailConfirmed';
    },
  ],
  [
    'a link to undo a new address',
    async () => {
      const user = await makeUser();
      const input = { email: `moved_${++count}@elsewhere.example`, currentPassword: 'Stay#2026' };
      await ask(await one.server.as(user), 'updateAccount', input);
      const [token, userId] = await inMail(user.email, /\/undoemailchange\/([\w-]+)\/([0-9a-f]{24})/);
      return async () =>
        (await ask(await nobody(), 'undoEmailChange', { token, userId })).__typename === 'EmailChangeUndone';
    },
  ],
  [
    'a link to unsubscribe',
    async () => {
      const email = `reader_${++count}@elsewhere.example`;
      await ask(await nobody(), 'subscribeNewsletter', { email });
      const [link] = await inMail(email, /(\/unsubscribe\/[0-9a-f]{24}\/[0-9a-f]{64})/);
      return async () => {
        await fetch(one.server.url + link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
        return !(await repo(Subscriber).existsBy({ emailKey: email }));
      };
    },
  ],
  [
    'a link to stop watching a stay',
    async () => {
      const { watchId } = await watchedHotel(one.server);
      const address = endUrl(watchId).replace(config.publicUrl, one.server.url);
      return async () => {
        await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
        return (await repo(Watch).findOneByOrFail({ id: watchId })).endedAt !== null;
      };
    },
  ],
  [
    'a payment link',
    async () => {
      const admin = await one.server.as(await makeUser('ADMIN'));
      const { token } = await makeLink(admin, (await bookAtDesk(admin, null)).id);
      return async () => (await requestOf(await nobody(), token))?.state === 'OPEN';
    },
  ],
  [
    'the cookie of a device',
    async () => {
      const user = await makeUser();
      const { deviceCookie } = await one.server.as(user);
      const [, cookie] = deviceCookie!.split('=');
      return () => Promise.resolve(knownDevice(cookie, user) !== undefined);
    },
  ],
];

test.each(cases)('works while its secret is listed, and then no more: %s', async (_name, given) => {
  expect(await used([NEW, OLD], given)).toBe(true);
  expect(await used([NEW], given)).toBe(false);
});

test('a repeated request for a payment link gets the same address while its secret is listed', async () => {
  const { admin, id, url } = await one.run(async () => {
    const admin = await one.server.as(await makeUser('ADMIN'));
    const { id } = await bookAtDesk(admin, null);
    return { admin, id, url: (await makeLink(admin, id, { idempotencyKey: 'again' })).url as string };
  });
  restart(NEW, OLD);
  await one.ask(admin, renew);
  const again = () => one.ask(admin, (here) => makeLink(here, id, { idempotencyKey: 'again' }));
  expect(await again()).toMatchObject({ url });
  restart(NEW);
  await one.ask(admin, renew);
  expect(await again()).toMatchObject({
    __typename: 'FrontDeskRefused',
    message: expect.stringContaining('use a new idempotency key'),
  });
});

test('a device is remembered once, whichever secret proves it', async () => {
  const user = await makeUser();
  const person = await one.run(() => one.server.as(user));
  restart(NEW, OLD);
  await one.ask(person, renew);
  const [, cookie] = person.deviceCookie!.split('=');
  expect(cookie!.split('.')).toHaveLength(2);
  restart(NEW);
  expect(await one.run(() => Promise.resolve(knownDevice(cookie, user)))).toBeDefined();
});

test('a file that was uploaded before can be reported', async () => {
  const user = await makeUser();
  const person = await one.run(() => one.server.as(user));
  const upload = await one.ask(person, async (here) => {
    const { data } = await sign(here, 'profilephotos');
    return sendWith(data.generateUploadSignature, await picture('olive'));
  });
  restart(NEW, OLD);
  const answer = await one.ask(person, (here) =>
    report(here, { purpose: 'PROFILE_PHOTO', uploads: [upload] }),
  );
  expect(answer.data.reportUploads).toMatchObject({ __typename: 'UploadsReported', count: 1 });
});
