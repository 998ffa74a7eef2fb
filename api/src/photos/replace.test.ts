import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser } from '../../test/factories';
import { openHouse, type House } from '../../test/house';
import { picture, report, upload } from '../../test/photos';
import { config } from '../config';
import { repo } from '../database/unit';
import { connectImageHost } from '../imageHost';
import { shiftClock } from '../outside/clock';
import { connectImages } from '../outside/images';
import { destroyReplaced } from './replace.service';
import { Upload } from './upload.entity';

const HOUR = 3_600_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const isThere = async (url: string) => (await fetch(url)).status === 200;

test('an image host that is down is asked again after a pause, by one instance at a time, until the photo is destroyed', async () => {
  let asked = 0;
  const host = createServer((_request, response) => {
    asked++;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"down"}}');
  }).listen(0, '127.0.0.1');
  const person = await makeUser();
  const guest = await house.as(person);
  const file = await upload(guest, 'profilephotos', await picture('teal'));
  await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [file] });
  await guest.graphql('mutation { deleteProfilePhoto { photo } }');
  const port = (host.address() as AddressInfo).port;
  connectImages({
    cloudName: 'staybook',
    apiKey: 'a',
    apiSecret: 'b',
    apiBase: `http://127.0.0.1:${port}`,
  });
  try {
    await Promise.all([destroyReplaced(), destroyReplaced()]);
    expect(asked).toBe(1);
    await destroyReplaced();
    expect(asked).toBe(1);
    expect(await repo(Upload).countBy({ userId: person.id })).toBe(1);
  } finally {
    connectImageHost(`http://127.0.0.1:${config.port}`);
    host.close();
  }
  shiftClock(HOUR);
  await destroyReplaced();
  shiftClock(-HOUR);
  expect(await isThere(file.url)).toBe(false);
  expect(await repo(Upload).countBy({ userId: person.id })).toBe(0);
});
