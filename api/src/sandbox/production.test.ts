import { setTimeout as pause } from 'node:timers/promises';
import { makeKey, withKey } from '../../test/apiKeys';
import { checkout, choice, read, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { sandboxDatabase } from '../../test/sandboxDatabase';
import { startTestServer, type TestServer } from '../../test/testServer';

const sandbox = sandboxDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://staybook.example',
    JWT_SECRET: 'the secret of an installation: long enough',
    STRIPE_SECRET_KEY: 'sk_live_never_used',
    STRIPE_WEBHOOK_SECRET: 'whsec_never_used',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    SMTP_URL: 'smtps://127.0.0.1:9',
    MAIL_FROM: 'stay@staybook.example',
    CLOUDINARY_URL: 'cloudinary://key:secret@cloud',
    RATE_LIMITS: 'on',
    CAPTCHA: 'altcha',
    ...(await sandbox.settings()),
  });
});
afterAll(async () => {
  await server.close();
  await sandbox.drop();
});

test('in production, with real accounts and limits, a test key is paid by a stand-in all the same', async () => {
  const { hotel, ids } = await room();
  const owner = await server.as(await makeUser());
  const guest = withKey(server, await makeKey(owner, ['AVAILABILITY', 'BOOKINGS'], { test: true }));
  const { booking } = await checkout(guest, choice(hotel.id, ids));
  let status = booking.status;
  for (let tries = 0; status !== 'CONFIRMED' && tries < 50; tries++) {
    await pause(200);
    status = (await read(guest, booking.id)).status;
  }
  expect(status).toBe('CONFIRMED');
  const { headers } = await fetch(`${server.url}/graphql?query=%7B__typename%7D`, {
    headers: { authorization: `Bearer ${guest.accessToken}`, 'apollo-require-preflight': '1' },
  });
  expect(headers.get('ratelimit')).toEqual(expect.any(String));
});
