import { whenIdle } from '../core/runExclusive';
import { later } from '../../test/clock';
import { contactMessage } from '../../test/contactMessages';
import { makeUser, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { insertDeliveries, insertWebhook } from '../../test/webhookRows';
import { ContactMessage, ContactState } from '../contact/contactMessage.entity';
import { purgeContactMessages } from '../contact/contactList.service';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { Mail } from '../mails/mail.entity';
import { purgeMails, queueMail } from '../mails/outbox.service';
import { ProviderEvent, newProviderEvent } from '../bookings/pay/providerEvent.entity';
import { purgeProviderEvents } from '../bookings/pay/providerEvent.service';
import { purgeSessions } from '../users/sessions/device.service';
import { Session } from '../users/sessions/session.entity';
import { purgeDeliveries } from '../webhooks/deliver.service';
import { WebhookDelivery } from '../webhooks/webhookDelivery.entity';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    KEEP_MAILS_DAYS: '5',
    KEEP_DELIVERIES_DAYS: '6',
    KEEP_CONTACT_DAYS: '7',
    KEEP_EVENTS_DAYS: '50',
    DEVICE_DAYS: '20',
    SESSION_HOURS: '2',
    SESSION_TRUSTED_DAYS: '10',
    SESSION_LONGEST_DAYS: '12',
  });
});
afterAll(() => server.close());

async function writeMail(): Promise<() => Promise<number>> {
  const recipient = 'reader@staybook.example';
  await transaction(() =>
    queueMail({ email: recipient, language: null }, () => ({
      subject: 'News',
      text: 'Words',
      html: '<p>Words</p>',
    })),
  );
  await whenIdle();
  return () => repo(Mail).countBy({ recipient });
}

async function writeDelivery(): Promise<() => Promise<number>> {
  const webhookId = newId();
  await insertWebhook((await makeUser()).id, webhookId);
  const id = (await insertDeliveries(webhookId, 1))[0]!;
  await transaction(() => repo(WebhookDelivery).update({ id }, { dueAt: null }));
  return () => repo(WebhookDelivery).countBy({ id });
}

async function writeEvent(): Promise<() => Promise<number>> {
  const [id, at] = ['event_kept', new Date()];
  const row = { id, type: 'a test', about: {}, createdAt: at, receivedAt: at, listed: false };
  await transaction(() => repo(ProviderEvent).insert(newProviderEvent({ ...row, dueAt: null })));
  return () => repo(ProviderEvent).countBy({ id });
}

async function writeMessage(): Promise<() => Promise<number>> {
  const id = await contactMessage({ state: ContactState.DONE, closedAt: new Date() });
  const open = await contactMessage();
  return async () => {
    expect(await repo(ContactMessage).countBy({ id: open })).toBe(1);
    return repo(ContactMessage).countBy({ id });
  };
}

test.each([
  ['mails', 5, writeMail, purgeMails],
  ['messages to webhooks', 6, writeDelivery, purgeDeliveries],
  ['answered messages from the contact form', 7, writeMessage, purgeContactMessages],
  ['events of the card provider', 50, writeEvent, purgeProviderEvents],
] as const)('%s are kept for as many days as the settings say: %d', async (_name, days, write, purge) => {
  const count = await write();
  await later((days - 1) * DAY, purge);
  expect(await count()).toBe(1);
  await later((days + 1) * DAY, purge);
  expect(await count()).toBe(0);
});

const RENEW = 'mutation { renewSession { __typename } }';

async function signIn(trustDevice: boolean) {
  const [user, person] = [await makeUser(), await server.as()];
  await person.signIn(user.username, PASSWORD, trustDevice);
  const renew = async () => (await person.graphql(RENEW)).data.renewSession.__typename as string;
  return { renew, count: () => repo(Session).countBy({ userId: user.id }) };
}

test('a sign-in that is not used ends when the settings say, and its record goes', async () => {
  const { renew, count } = await signIn(false);
  await later(3 * HOUR, async () => {
    expect(await renew()).toBe('SessionEnded');
    await purgeSessions();
  });
  expect(await count()).toBe(0);
});

test('a sign-in that is used all the time ends at last', async () => {
  const { renew } = await signIn(true);
  expect(await later(9 * DAY, renew)).toBe('Session');
  expect(await later(11 * DAY, renew)).toBe('Session');
  expect(await later(13 * DAY, renew)).toBe('SessionEnded');
});
