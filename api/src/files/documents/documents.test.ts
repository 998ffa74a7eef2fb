import { inflateSync } from 'node:zlib';
import { holding, paymentOf } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { booked, issue } from '../../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const download = (by: Visitor, id: string, query = '') =>
  fetch(`${server.url}/documents/${id}.pdf${query}`, {
    headers: by.accessToken ? { authorization: `Bearer ${by.accessToken}` } : {},
  });

/** A PDF file as text; its compressed parts are left out. */
const read = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('latin1');

/** The texts between `begin` and `end` of the maps from glyphs to letters, which make texts searchable. */
const mapsOf = (file: string): string[] =>
  [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, part = '']) => {
    try {
      const text = inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
      return text.includes('beginbfrange') ? [text] : [];
    } catch {
      return [];
    }
  });

test('an invoice is a tagged file in English, with a title and our fonts', async () => {
  const { guest, id } = await booked(server, admin);
  const { id: invoice } = await issue(guest, id, { name: 'Łódź' });
  const response = await download(guest, invoice);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="INV-000001.pdf"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = await read(response);
  expect(file.startsWith('%PDF-1.7')).toBe(true);
  for (const part of [
    '/StructTreeRoot',
    '/Marked true',
    '/Lang (en)',
    '/DisplayDocTitle true',
    'pdfuaid:part>1<',
    '/S /H1',
    '/S /Table',
    '/Scope /Column',
    '/Scope /Row',
    'Figtree',
    'Fraunces',
  ])
    expect(file).toContain(part);
  // Every letter can be read aloud and searched: the maps have the code of Ł.
  expect(mapsOf(file).join()).toContain('0141');
});

test('the paper is that of the place of the hotel, or the one that is asked for', async () => {
  const { guest, id } = await booked(server, admin);
  const { id: invoice } = await issue(guest, id);
  const sizeOf = async (query?: string) =>
    /\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(await read(await download(guest, invoice, query)))?.[1];
  expect(await sizeOf()).toBe('595.28 841.89');
  expect(await sizeOf('?size=letter')).toBe('612 792');
  expect(await sizeOf('?size=a4')).toBe('595.28 841.89');
  const wrong = await download(guest, invoice, '?size=a5');
  expect(wrong.status).toBe(400);
  const { errors } = (await wrong.json()) as { errors: { message: string }[] };
  expect(errors).toMatchObject([{ message: 'The size is one of a4 and letter.' }]);
});

test('the receipt of a payment is a file too, once it is paid', async () => {
  const { guest, id } = await booked(server, admin);
  const payment = await paymentOf(id);
  const response = await download(guest, payment.id);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="receipt-${payment.id}.pdf"`,
  );
  const file = await read(response);
  expect(file).toContain('/S /Table');
  expect((await download(await server.as(await makeUser()), payment.id)).status).toBe(404);
  const held = await holding(server);
  expect((await download(held.person, (await paymentOf(held.id)).id)).status).toBe(404);
});

test('a document that is opened again is the same file, and another paper or document is another one', async () => {
  const { guest, id } = await booked(server, admin);
  const { id: invoice } = await issue(guest, id);
  const first = await read(await download(guest, invoice));
  expect(await read(await download(admin, invoice))).toBe(first);
  expect(await read(await download(guest, invoice, '?size=letter'))).not.toBe(first);
  expect(await read(await download(guest, (await paymentOf(id)).id))).not.toBe(first);
});

test('only the guest and administrators download a document', async () => {
  const { guest, id } = await booked(server, admin);
  const { id: invoice } = await issue(guest, id);
  expect((await download(admin, invoice)).status).toBe(200);
  const stranger = await server.as(await makeUser());
  expect((await download(stranger, invoice)).status).toBe(404);
  expect((await download(guest, '0'.repeat(24))).status).toBe(404);
  const nobody = await download(await server.as(), invoice);
  expect(nobody.status).toBe(401);
  expect(await nobody.json()).toMatchObject({ errors: [{ message: expect.stringContaining('sign in') }] });
});
