import { randomBytes } from 'node:crypto';
import {
  clamdProgram,
  EICAR,
  openFakeClamd,
  openRealClamd,
  type Clamd,
  type FakeClamd,
} from '../../test/clamd';
import { loggedBy } from '../../test/logLines';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { metrics } from '../core/metrics';
import { isHarmful, ScannerUnavailable } from './virusScan';

let server: TestServer;
const start = async (url?: string) => {
  server = await startTestServer({ ...(url && { CLAMAV_URL: url }), METRICS_TOKEN: 'a-token-of-the-tests' });
};

const failures = async (): Promise<number> => {
  const { values } = await metrics()!.checkFailures.get();
  return values.find(({ labels }) => labels.check === 'viruses')?.value ?? 0;
};

/** The stand-in for clamd, and clamd itself where this machine has it. */
const scanners: [string, () => Promise<Clamd>][] = [['a stand-in for clamd', openFakeClamd]];
if (clamdProgram) scanners.push(['clamd', () => openRealClamd(clamdProgram!)]);

describe.each(scanners)('%s', (_name, open) => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await open();
    await start(clamd.url);
  });
  afterAll(async () => {
    await server.close();
    await clamd.close();
  });

  test('finds a virus, which is logged by its name', async () => {
    const lines = await loggedBy(async () => expect(await isHarmful(EICAR)).toBe(true));
    expect(lines).toEqual([
      expect.objectContaining({ security: 'virusFound', signature: expect.stringMatching(/^Eicar/) }),
    ]);
  });

  test('finds it at the end of a large file, and nothing in files without it', async () => {
    const large = randomBytes(3_000_000);
    expect(await isHarmful(Buffer.concat([large, EICAR]))).toBe(true);
    expect(await isHarmful(large)).toBe(false);
    expect(await isHarmful(Buffer.from('A farm by the sea.'))).toBe(false);
    expect(await isHarmful(Buffer.alloc(0))).toBe(false);
    expect(await failures()).toBe(0);
  });

  test('scans many files at once', async () => {
    const files = Array.from({ length: 30 }, (_, index) => (index % 3 ? Buffer.from(`${index}`) : EICAR));
    const found = await Promise.all(files.map((file) => isHarmful(file)));
    expect(found).toEqual(files.map((file) => file === EICAR));
  });
});

describe('a scanner that fails', () => {
  let clamd: FakeClamd;
  beforeAll(async () => {
    clamd = await openFakeClamd();
    await start(clamd.url);
  });
  afterAll(async () => {
    await server.close();
    await clamd.close();
  });

  const isUnavailable = async (file = Buffer.from('A farm.')) => {
    const before = await failures();
    await expect(isHarmful(file)).rejects.toThrow(ScannerUnavailable);
    expect(await failures()).toBe(before + 1);
  };

  test.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['nothing', ''],
    ['half of a reply', 'stream: O'],
    ['half of a reply that looks whole', 'stream: OK'],
    ['other words', 'UNKNOWN COMMAND\0'],
    ['more than one reply', 'stream: OK\0stream: OK\0'],
    ['words without end', 'x'.repeat(100_000)],
  ])('answers %s', async (_what, reply) => {
    clamd.replyWith(() => reply);
    await isUnavailable();
  });

  test('does not answer in time, for one file or for many', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), 50);
      return controller.signal;
    });
    clamd.replyWith(() => undefined);
    await isUnavailable();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => isHarmful(EICAR)));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(timeout.mock.calls.every(([milliseconds]) => milliseconds === 20_000)).toBe(true);
    timeout.mockRestore();
    clamd.replyWith(undefined);
    expect(await isHarmful(EICAR)).toBe(true);
  });

  test('cannot be reached', async () => {
    const known = config.clamd;
    for (const address of [{ host: '127.0.0.1', port: 1 }, { path: '/nowhere/clamd.sock' }]) {
      config.clamd = address;
      await isUnavailable();
    }
    config.clamd = known;
  });
});

describe('without CLAMAV_URL', () => {
  beforeAll(() => start());
  afterAll(() => server.close());

  test('files are not scanned', async () => {
    expect(await isHarmful(EICAR)).toBe(false);
  });
});
