import { startTestServer, type TestServer } from '../../test/testServer';
import { newId } from '../../src/database/columns';
import { MailUnavailable, sendMail } from '../../src/external/mail';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let addresses = 0;
const newAddress = () => `reader_${++addresses}@staybook.example`;
const send = (to: string, other: object = {}) =>
  sendMail({
    id: newId(),
    to,
    subject: 'News',
    text: 'Words',
    html: '<html><head></head><body>Words</body></html>',
    ...other,
  });
const page = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('mailbox.json lists the mails to one address, whatever its case, newest first', async () => {
  const begin = Date.now();
  const to = newAddress();
  await send(to, { subject: 'First' });
  await send(newAddress());
  await send(to, { subject: 'Second', headers: { 'List-Unsubscribe': '<https://stay.example/u>' } });
  const mails = await server.mailsTo(to.toUpperCase(), 2);
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(mails[0]).toMatchObject({ to, text: 'Words', html: expect.stringContaining('<body>Words') });
  expect(mails[0]!.headers['list-unsubscribe']).toBe('<https://stay.example/u>');
  expect(Date.parse(mails[0]!.sentAt)).toBeGreaterThanOrEqual(begin);
});

test('mails in any language, with long lines and lines of dots, arrive unchanged', async () => {
  const to = newAddress();
  const text = `Olá, 京都, 😀\n.\n..\n${'long '.repeat(500)}end`;
  await send(to, { subject: 'Köln — 京都 😀', text });
  expect((await server.mailsTo(to))[0]).toMatchObject({ subject: 'Köln — 京都 😀', text });
});

test('files of a mail are listed, and can be downloaded', async () => {
  const to = newAddress();
  const content = Buffer.from([37, 80, 68, 70, 0, 255]);
  await send(to, { attachments: [{ name: 'INV-000001.pdf', type: 'application/pdf', content }] });
  const [mail] = await server.mailsTo(to);
  expect(mail!.files).toEqual(['INV-000001.pdf']);
  expect((await page(`/dev/mailbox/${mail!.id}`)).text).toContain(`/dev/mailbox/${mail!.id}/files/0`);
  const file = await fetch(`${server.url}/dev/mailbox/${mail!.id}/files/0`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
  expect((await page(`/dev/mailbox/${mail!.id}/files/1`)).status).toBe(404);
});

test('the page lists mails, shows one, and answers 404 for an unknown one', async () => {
  const to = newAddress();
  await send(to, { subject: 'Fish & <b>chips</b>' });
  const [mail] = await server.mailsTo(to);
  const list = await page(`/dev/mailbox?to=${to}`);
  expect(list.text).toContain('Fish &amp; &lt;b&gt;chips&lt;/b&gt;');
  expect(list.text).not.toContain('Second');
  const open = await page(`/dev/mailbox/${mail!.id}`);
  expect(open.text).toContain(`src="/dev/mailbox/${mail!.id}/html"`);
  expect(open.text).toContain('sandbox=');
  expect((await page('/dev/mailbox/nothing')).status).toBe(404);
  expect((await page('/dev/mailbox?to=nobody@nowhere.example')).text).toContain('Nothing was sent to nobody');
});

test('the HTML of a mail has a content security policy that forbids scripts', async () => {
  const to = newAddress();
  await send(to, { html: '<html><head></head><body><script>alert(1)</script></body></html>' });
  const [mail] = await server.mailsTo(to);
  const { headers } = await page(`/dev/mailbox/${mail!.id}/html`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(policy).toContain("default-src 'none'");
});

test('sending to an invalid address throws MailUnavailable', async () => {
  await expect(send('nobody at all')).rejects.toThrow(MailUnavailable);
});

test('setting SMTP_URL closes the mailbox', async () => {
  const other = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const answer = await fetch(`${other.url}/dev/mailbox.json`);
  await other.close();
  expect(answer.status).toBe(404);
});
