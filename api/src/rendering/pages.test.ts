import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { buildSchema } from 'graphql';
import sharp from 'sharp';
import { pictureAddress } from '../../../schema/pictures';
import { makeCity, makeHotel, makeRoomType } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { writeHead } from './pageHead';
import { headAddress, headOf } from './pageHead.service';
import { drawings, previews } from './pictures.route';
import { previewOf } from './previewAddress';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'help@staybook.example' });
});
afterAll(() => server.close());

const read = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('the head of a hotel has its name, city, picture, rating and location', async () => {
  const city = await makeCity({ name: 'Porto & Gaia' });
  const hotel = await makeHotel({
    name: 'The "Quay"',
    cityId: city.id,
    photos: ['/pictures/one.jpg', 'https://images.example/two.jpg'],
    ratingsAverage: 4.5,
    numberOfRatings: 12,
    latitude: 41.1,
    longitude: -8.6,
    amenities: ['Sauna'],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    petsRule: 'ON_REQUEST',
  });
  const head = await headOf(`/hotels/${hotel.id}`);
  const url = `${config.publicUrl}/hotels/the-quay-porto-gaia-${hotel.id}`;
  expect(head).toMatchObject({
    status: 200,
    isListed: true,
    url,
    title: 'The "Quay", Porto & Gaia',
    image: `${config.publicUrl}/pictures/one.jpg`,
    jsonLd: [
      {
        '@type': 'Hotel',
        name: 'The "Quay"',
        geo: { latitude: 41.1, longitude: -8.6 },
        address: { addressLocality: 'Porto & Gaia' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
        amenityFeature: [{ name: 'Sauna' }],
        checkinTime: '15:00',
        checkoutTime: '11:00',
        petsAllowed: true,
        image: [expect.any(String), 'https://images.example/two.jpg'],
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Porto & Gaia' }, { position: 3 }] },
    ],
  });
  const room = (await makeRoomType(hotel)).roomType;
  expect((await headOf(`/rooms/${room.id}`)).jsonLd![0]).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    occupancy: { maxValue: room.maxPeople },
    offers: { price: (room.priceCents / 100).toFixed(2), priceCurrency: 'USD' },
  });
});

test('unknown pages are answered 404, and private pages are not listed', async () => {
  const closed = await makeHotel();
  await transaction(() => repo(Hotel).update({ id: closed.id }, { closedAt: new Date() }));
  const unopened = await makeHotel({ openForBooking: false });
  const { roomType } = await makeRoomType(unopened);
  const hidden = [`/hotels/${closed.id}`, `/hotels/${unopened.id}`, `/rooms/${roomType.id}`];
  for (const address of [...hidden, '/hotels/nothing', '/rooms/0', '/no/such/page', '/.env'])
    expect(await headOf(address)).toMatchObject({ status: 404, isListed: false });
  for (const address of ['/login', '/users/myaccount', '/bookings/6b02d8c7', '/dashboard', '/mybookings/'])
    expect(await headOf(address)).toMatchObject({ status: 200, isListed: false });
  for (const address of ['/', '/hotels', '/hotels/', '/reviews'])
    expect(await headOf(address)).toMatchObject({ status: 200, isListed: true });
});

test('private pages and the results for a known city have their titles', async () => {
  await makeCity({ name: 'Porto <Gaia>' });
  const titleOf = async (address: string) => (await headOf(headAddress(address))).title;
  expect(await titleOf('/login')).toBe('Sign in');
  expect(await titleOf('/searchhotelsresults')).toBe('Hotels');
  for (const page of ['/searchhotelsresults', '/hotelslist'])
    expect(await titleOf(`${page}?city=porto%20%3Cgaia%3E&guests=2`)).toBe('Hotels in Porto <Gaia>');
  expect(await titleOf('/searchhotelsresults?city=Call%20this%20number')).toBe('Hotels');
  const head = await headOf('/unauthorized');
  expect(writeHead('<title>Old</title>', head)).toContain('<title>Staybook</title>');
  expect(writeHead('<title>Old</title>', await headOf('/login'))).toContain(
    '<title>Sign in · Staybook</title>',
  );
});

test('an address that is no URL, or looks like that of another server, is a path like any other', async () => {
  expect(headAddress('//')).toBe('//');
  expect(await headOf(headAddress('//evil.example/login'))).toMatchObject({ status: 404 });
  expect(headAddress(`/hotelslist?city=${'x'.repeat(2000)}`)).toBe('/hotelslist');
});

test('texts of a hotel cannot break out of the head', () => {
  const document =
    '<head><title>Staybook</title><meta\n name="description"\n content="Old" /></head><body></body>';
  const written = writeHead(document, {
    status: 200,
    isListed: true,
    url: 'http://localhost/hotels/1',
    title: '</title><script>alert(1)</script> $& $1',
    description: '" onload="alert(2)',
    inLanguages: [{ language: 'en', url: 'http://localhost/hotels/1' }],
    jsonLd: [{ name: '</script><script>alert(3)</script>' }],
  });
  expect(written.match(/<script/g)).toHaveLength(1);
  expect(written).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 · Staybook</title>',
  );
  expect(written).toContain('content="&quot; onload=&quot;alert(2)"');
  const [, fact] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(written)!;
  expect(JSON.parse(fact!)).toEqual({ name: '</script><script>alert(3)</script>' });
  expect(written).not.toContain('"Old"');
});

test('robots.txt names the sitemap, which lists every open hotel', async () => {
  const hotel = await makeHotel();
  const robots = await read('/robots.txt');
  expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(robots.text).toContain('Disallow: /graphql\n');
  expect(robots.text).toContain(`Sitemap: ${config.publicUrl}/sitemap.xml`);
  const index = await read('/sitemap.xml');
  expect(index.text).toContain(`<sitemap><loc>${config.publicUrl}/sitemap-1.xml</loc></sitemap>`);
  expect((await read('/sitemap-0.xml')).text).toContain(`<loc>${config.publicUrl}/reviews</loc>`);
  const part = await read('/sitemap-1.xml');
  expect(part.text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps/,
  );
  expect(part.text).toMatch(new RegExp(`<loc>${config.publicUrl}/hotels/[a-z0-9-]+-${hotel.id}</loc>`));
});

test('programs download the schema, the contract of /api/v1 and an overview that leads to both', async () => {
  const schema = await read('/schema.graphql');
  expect(schema).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(buildSchema(schema.text).getQueryType()!.getFields()).toHaveProperty('events');
  expect(JSON.parse((await read('/openapi.json')).text)).toHaveProperty('openapi');
  const overview = await read('/llms.txt');
  expect(overview.text).toMatch(/^# Staybook\n\n> /);
  const links = [...overview.text.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link!);
  expect(links).toContain(`${config.publicUrl}/schema.graphql`);
  for (const link of links)
    expect({ link, status: (await read(link.replace(config.publicUrl, ''))).status }).toEqual({
      link,
      status: 200,
    });
});

test('link previews get a drawing as a PNG of their size', async () => {
  const hotel = await makeHotel({ photos: [pictureAddress('hotel-casa-orfila')] });
  const head = await headOf(`/hotels/${hotel.id}`);
  expect(head.image).toBe(`${config.publicUrl}/previews/2/hotel-casa-orfila.png`);
  const app = express().use(previews(path.join(__dirname, '../../../web/public')));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/previews/2/hotel-casa-orfila.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  for (const name of ['nothing', '..%2F..%2Fpackage'])
    expect((await fetch(`http://127.0.0.1:${port}/previews/2/${name}.png`)).status).toBe(404);
  listening.close();
});

test("pages without a picture use Staybook's", async () => {
  expect((await headOf('/')).image).toBe(`${config.publicUrl}/previews/2/share.png`);
  const hotel = await makeHotel({ photos: [] });
  expect((await headOf(`/hotels/${hotel.id}`)).image).toBe(`${config.publicUrl}/previews/2/share.png`);
});

test('browsers cache drawings for a year, and addresses of the first edition redirect to the current ones', async () => {
  const app = express().use(drawings(path.join(__dirname, '../../../web/public'), {}));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  for (const kind of ['city', 'hotel', 'room'])
    for (const number of Array(14).keys()) {
      const old = await ask(`/pictures/${kind}-${number}.svg`);
      expect([old.status, old.headers.get('cache-control')]).toEqual([301, 'public, max-age=86400']);
      const present = await ask(old.headers.get('location')!);
      expect(present.status).toBe(200);
      expect(present.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  expect((await ask('/pictures/2/nothing.svg')).status).toBe(404);
  expect(previewOf('/pictures/hotel-3.svg')).toBe('/previews/2/hotel-kind-motel-b.png');
  listening.close();
});

test('security.txt names the contact and expires within a year, and is missing without a contact', async () => {
  const { text, type } = await read('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toContain('Contact: mailto:help@staybook.example\n');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
  expect(days > 360 && days <= 365).toBe(true);
  const { contact } = config;
  config.contact = { ...contact, email: undefined };
  expect((await read('/.well-known/security.txt')).status).toBe(404);
  config.contact = contact;
});
