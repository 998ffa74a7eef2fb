import { EICAR, openFakeClamd, type FakeClamd } from '../../../test/clamd';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';

const TABLE = ['record,name,timeZone', 'city,Oslo,Europe/Oslo'].join('\n');

let clamd: FakeClamd;
let server: TestServer;
beforeAll(async () => {
  clamd = await openFakeClamd();
  server = await startTestServer({ CLAMAV_URL: clamd.url });
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});

test('a file of hotels is scanned before it is read: a harmful one, or one that cannot be scanned, is refused', async () => {
  const { accessToken } = await server.as(await makeUser('ADMIN'));
  const send = async (way: string, body: string) => {
    const answer = await fetch(`${server.url}/api/imports/${way}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${accessToken}` },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };
  for (const way of ['preview', 'hotels']) {
    const harmful = await send(way, `${TABLE}\n${EICAR.toString()}`);
    expect(harmful.status).toBe(400);
    expect(harmful.text).toContain('This file was refused as harmful: a virus was found in it.');
  }
  clamd.replyWith(() => '');
  const unscanned = await send('hotels', TABLE);
  expect(unscanned.status).toBe(503);
  expect(unscanned.text).toContain('Files cannot be checked right now. Try again in a few minutes.');
  expect(await repo(City).count()).toBe(0);

  clamd.replyWith(undefined);
  expect((await send('hotels', TABLE)).status).toBe(200);
  expect(await repo(City).count()).toBe(1);
  expect(clamd.scanned.at(-1)!.toString()).toBe(TABLE);
});
