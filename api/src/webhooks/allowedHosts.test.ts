import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { addWebhook } from '../../test/webhookHelpers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: 'hooks.example.com,*.partner.example' });
});
afterAll(() => server.close());

test('an operator who lists hosts refuses webhooks to all others', async () => {
  const person = await server.as(await makeUser());
  expect(await addWebhook(person, 'https://example.org/')).toEqual({
    __typename: 'WebhookRefused',
    message: 'Webhooks cannot be sent to this host. Ask the operator to allow it.',
  });
});
