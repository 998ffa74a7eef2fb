import { makeUser } from '../../test/factories';
import { sign } from '../../test/photoHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

test('a person gets signatures for 120 files an hour, and others do not wait', async () => {
  const [guest, other] = [await server.as(await makeUser()), await server.as(await makeUser())];
  for (let times = 0; times < 6; times++)
    expect((await sign(guest, 'miscphotos')).data.generateUploadSignature.signature).toBeTruthy();
  const { errors } = await sign(guest, 'profilephotos');
  expect(errors![0]!).toMatchObject({
    message: expect.stringMatching(/^Too many/),
    extensions: { code: 'RATE_LIMITED' },
  });
  expect((await sign(other, 'profilephotos')).errors).toBeUndefined();

  const answer = await fetch(`${server.url}/api/v1/auth/generatesignature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.accessToken}` },
    body: JSON.stringify({ folder: 'miscphotos' }),
  });
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});

test('an address has a limit of uploads a minute', async () => {
  const place = `${server.url}/dev/album/v1_1/staybook/image/upload`;
  const form = () => {
    const body = new FormData();
    body.set('api_key', 'someone');
    return body;
  };
  let last = 0;
  for (let times = 0; times < 241; times++)
    last = (await fetch(place, { method: 'POST', body: form() })).status;
  expect(last).toBe(429);
});
