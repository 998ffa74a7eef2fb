import { checkout, choice, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { log } from '../core/log';
import { domains } from '../domains';
import { jobsOf, startJob } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(jobsOf(domains))('%s runs on an empty database', async (_name, { run }) => {
  await run();
  await run();
});

test.each(jobsOf(domains))('%s runs beside hotels, bookings and mails', async (_name, { run }) => {
  const { hotel, ids } = await room();
  const { url } = await checkout(await server.as(await makeUser()), choice(hotel.id, ids));
  await server.pay(url);
  await run();
  await run();
});

test('a job that fails is logged once, and goes on when it works again', async () => {
  const failed = jest.spyOn(log, 'error');
  const recovered = jest.spyOn(log, 'info');
  let tries = 0;
  let stop!: () => Promise<void>;
  await new Promise<void>((resolve) => {
    stop = startJob('flaky', 20, async () => {
      if (++tries < 5) throw new Error('no');
      if (tries > 6) resolve();
    });
  });
  await stop();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(recovered).toHaveBeenCalledWith({ job: 'flaky', failures: 4 }, 'a job works again');
});
