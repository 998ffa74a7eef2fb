import jwt from 'jsonwebtoken';
import { later } from '../../../test/clock';
import { makeUser } from '../../../test/factories';
import { NEW, OLD, renew, startInstances, type Instance } from '../../../test/instances';
import type { Visitor } from '../../../test/testServer';

let one: Instance;
let other: Instance;
let close: () => Promise<void>;
beforeAll(async () => {
  const started = await startInstances();
  [one, other] = started.instances;
  ({ close } = started);
});
afterAll(() => close());
beforeEach(() => restart([OLD], [OLD]));

/** Starts both instances again with these secrets. */
function restart(ofOne: string[], ofOther: string[]): void {
  one.secrets = ofOne;
  other.secrets = ofOther;
}

const viewerOf = async (here: Visitor): Promise<string | undefined> =>
  (await here.graphql('{ viewer { id } }')).data.viewer?.id;
async function signedIn() {
  const user = await makeUser();
  return { user, person: await one.run(() => one.server.as(user)) };
}

/** Each line: the secrets of both instances. */
const AT_ONCE = [
  [[NEW, OLD], [OLD]],
  [
    [NEW, OLD],
    [NEW, OLD],
  ],
  [[NEW], [NEW, OLD]],
  [[NEW], [NEW]],
] as const;
const IN_TURN = [
  [[OLD, NEW], [OLD]],
  [
    [OLD, NEW],
    [OLD, NEW],
  ],
  [
    [NEW, OLD],
    [OLD, NEW],
  ],
  [
    [NEW, OLD],
    [NEW, OLD],
  ],
  [[NEW], [NEW, OLD]],
  [[NEW], [NEW]],
] as const;

test.each([
  ['at once', AT_ONCE],
  ['where every instance learns the new one first', IN_TURN],
])('a session is renewed on either instance while the secret is replaced %s', async (_name, steps) => {
  const { user, person } = await signedIn();
  for (const [ofOne, ofOther] of steps) {
    restart([...ofOne], [...ofOther]);
    for (const instance of [one, other, other, one]) {
      expect(await instance.ask(person, renew)).toBe('Session');
      expect(await instance.ask(person, viewerOf)).toBe(user.id);
    }
  }
});

test('where each instance learns the new secret first, access tokens count on either, also over a socket', async () => {
  const { user, person } = await signedIn();
  let earlier = person.accessToken;
  for (const [ofOne, ofOther] of IN_TURN) {
    restart([...ofOne], [...ofOther]);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const accessToken of [earlier, person.accessToken]) {
        const holder = Object.assign(await to.server.as(), { accessToken });
        expect(await to.ask(holder, viewerOf)).toBe(user.id);
        expect(await to.viewerOverSocket(accessToken)).toBe(user.id);
      }
      expect(await from.ask(person, renew)).toBe('Session');
    }
    earlier = person.accessToken;
  }
});

test('an access token names its key; one that names none counts, and one of a secret that is gone does not', async () => {
  const { user, person } = await signedIn();
  const { kid } = jwt.decode(person.accessToken!, { complete: true })!.header;
  expect(kid).toMatch(/^[0-9a-f]{12}$/);
  const { sid } = jwt.decode(person.accessToken!) as { sid: string };
  const withoutKid = jwt.sign({ sub: user.id, sid }, OLD, { expiresIn: 900 });
  const ofAnother = jwt.sign({ sub: user.id, sid }, 'x'.repeat(32), { expiresIn: 900, keyid: kid! });
  const seenWith = async (accessToken: string | undefined) =>
    one.ask(Object.assign(await one.server.as(), { accessToken }), viewerOf);
  restart([NEW, OLD], [OLD]);
  expect(await seenWith(person.accessToken)).toBe(user.id);
  expect(await seenWith(withoutKid)).toBe(user.id);
  expect(await seenWith(ofAnother)).toBeUndefined();
  restart([NEW], [NEW]);
  expect(await seenWith(person.accessToken)).toBeUndefined();
  expect(await seenWith(withoutKid)).toBeUndefined();
  expect(await one.ask(person, renew)).toBe('Session');
});

test.each([
  ['the older secret', [OLD]],
  ['the new secret', [NEW, OLD]],
])(
  'a session that one instance renews with %s gets the same successor from one that has both',
  async (_name, first) => {
    const { person } = await signedIn();
    restart(first, [NEW, OLD]);
    const tab = Object.assign(await one.server.as(), { cookie: person.cookie });
    expect(await one.ask(person, renew)).toBe('Session');
    expect(await other.ask(tab, renew)).toBe('Session');
    expect(tab.cookie).toBe(person.cookie);
  },
);

const byV1 = async (here: Visitor): Promise<string> => {
  const response = await fetch(`${here.server.url}/api/v1/auth/renew_access_token`, {
    headers: here.cookieHeader(),
  });
  here.keepCookies(response);
  here.accessToken = ((await response.json()) as { accessToken: string }).accessToken;
  return response.ok ? 'Session' : String(response.status);
};
test.each([
  ['GraphQL', renew],
  ['/api/v1', byV1],
])(
  'a session keeps its cookie, over %s, where an instance lacks the key of the successor',
  async (_name, renewal) => {
    const { user, person } = await signedIn();
    restart([NEW, OLD], [OLD]);
    const before = person.cookie;
    const tab = Object.assign(await other.server.as(), { cookie: before });
    expect(await one.ask(person, renew)).toBe('Session');
    expect(await other.ask(tab, renewal)).toBe('Session');
    expect(tab.cookie).toBe(before);
    expect(await other.ask(tab, viewerOf)).toBe(user.id);
    // The browser has the successor from the first answer, and goes on with it on either instance.
    expect(await other.ask(person, renew)).toBe('Session');
    expect(await one.ask(person, renew)).toBe('Session');
  },
);

test('a session still ends when an old token is used after the grace, whichever secrets an instance has', async () => {
  const { person } = await signedIn();
  restart([NEW, OLD], [OLD]);
  const thief = Object.assign(await other.server.as(), { cookie: person.cookie });
  expect(await one.ask(person, renew)).toBe('Session');
  await other.run(() => later(11_000, async () => expect(await renew(thief)).toBe('SessionEnded')));
  expect(await one.ask(person, renew)).toBe('SessionEnded');
});
