import { ask } from '../../../test/accountHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the newsletter', () => {
  test('sends a mail on subscribing, and its link unsubscribes', async () => {
    const nobody = await server.as();
    const email = 'reader@staybook.example';
    for (let times = 0; times < 2; times++)
      expect(await ask(nobody, 'subscribeNewsletter', { email })).toMatchObject({ __typename: 'Subscribed' });
    const [mail] = await server.mailsTo(email, 2);
    const [, subscriberId, token] = /\/unsubscribe\/([0-9a-f]{24})\/([0-9a-f]{64})/.exec(mail!.text)!;
    const rows = () => server.database.getRepository('Subscriber').count();
    const unsubscribe = (input: object) =>
      nobody.graphql(
        'mutation ($input: UnsubscribeNewsletterInput!) { unsubscribeNewsletter(input: $input) }',
        { input },
      );
    await unsubscribe({ subscriberId, token: 'f'.repeat(64) });
    await unsubscribe({ subscriberId, token: 'no token' });
    expect(await rows()).toBe(1);
    expect((await unsubscribe({ subscriberId, token })).data.unsubscribeNewsletter).toBe(true);
    expect(await rows()).toBe(0);
  });

  test('ends with one click in a mail program', async () => {
    const email = 'oneclick@staybook.example';
    await ask(await server.as(), 'subscribeNewsletter', { email });
    const [mail] = await server.mailsTo(email);
    const address = /\/unsubscribe\/[0-9a-f]{24}\/[0-9a-f]{64}/.exec(mail!.text)![0];
    const response = await fetch(server.url + address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await server.database.getRepository('Subscriber').countBy({ emailKey: email })).toBe(0);
  });
});
