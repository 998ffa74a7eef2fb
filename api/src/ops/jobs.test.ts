import { checkout, choice, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { log } from '../core/log';
import { jobs, startJob } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(jobs)('%s runs on an empty database', async (_name, _every, work) => {
  await work();
  await work();
});

test.each(jobs)('%s runs beside hotels, bookings and mails', async (_name, _every, work) => {
  const { hotel, ids } = await room();
  const { url } = await checkout(await server.as(await makeUser()), choice(hotel.id, ids));
  await server.pay(url);
  await work();
  await work();
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
