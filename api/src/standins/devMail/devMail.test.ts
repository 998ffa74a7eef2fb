import { startTestServer, type TestServer } from '../../../test/testServer';
import { newId } from '../../database/columns';
import { MailUnavailable, sendMail } from '../../integrations/mail';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => `reader_${++people}@staybook.example`;
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
  return { status: response.status, headers: response.headers, words: await response.text() };
};

test('the list for programs is of one address, whatever its case, newest first', async () => {
  const to = someone();
  await send(to, { subject: 'First' });
  await send(someone());
  await send(to, { subject: 'Second', headers: { 'List-Unsubscribe': '<https://stay.example/u>' } });
  const mails = await server.mailsTo(to.toUpperCase(), 2);
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(mails[0]).toMatchObject({ to, text: 'Words', html: expect.stringContaining('<body>Words') });
  expect(mails[0]!.headers['list-unsubscribe']).toBe('<https://stay.example/u>');
  expect(Date.now() - Date.parse(mails[0]!.sentAt)).toBeLessThan(10_000);
});

test('letters of every language, long lines and lines of dots arrive as they were sent', async () => {
  const to = someone();
  const text = `Olá, 京都, 😀\n.\n..\n${'long '.repeat(500)}end`;
  await send(to, { subject: 'Köln — 京都 😀', text });
  expect((await server.mailsTo(to))[0]).toMatchObject({ subject: 'Köln — 京都 😀', text });
});

test('people see the list, one mail, and that one is gone', async () => {
  const to = someone();
  await send(to, { subject: 'Fish & <b>chips</b>' });
  const [mail] = await server.mailsTo(to);
  const list = await page(`/dev/mailbox?to=${to}`);
  expect(list.words).toContain('Fish &amp; &lt;b&gt;chips&lt;/b&gt;');
  expect(list.words).not.toContain('Second');
  const open = await page(`/dev/mailbox/${mail!.id}`);
  expect(open.words).toContain(`src="/dev/mailbox/${mail!.id}/html"`);
  expect(open.words).toContain('sandbox=');
  expect((await page('/dev/mailbox/nothing')).status).toBe(404);
  expect((await page('/dev/mailbox?to=nobody@nowhere.example')).words).toContain(
    'Nothing was sent to nobody',
  );
});

test('the HTML of a mail is shown where it can run nothing', async () => {
  const to = someone();
  await send(to, { html: '<html><head></head><body><script>alert(1)</script></body></html>' });
  const [mail] = await server.mailsTo(to);
  const { headers } = await page(`/dev/mailbox/${mail!.id}/html`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(policy).toContain("default-src 'none'");
});

test('what no mailbox can be is refused by name', async () => {
  await expect(send('nobody at all')).rejects.toThrow(MailUnavailable);
});

test('a house with a mail server of its own has no mailbox', async () => {
  const other = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const answer = await fetch(`${other.url}/dev/mailbox.json`);
  await other.close();
  expect(answer.status).toBe(404);
});
