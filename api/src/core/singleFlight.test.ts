import { singleFlight } from './singleFlight';

/** Reads that end when the test ends them. Each answers its own number. */
function slowRead() {
  const begun: { end(): void; fail(): void }[] = [];
  const calls = jest.fn(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = begun.length + 1;
        begun.push({ end: () => resolve(number), fail: () => reject(new Error(`read ${number}`)) });
      }),
  );
  return { begun, calls, read: singleFlight((query: string) => query, calls) };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('callers that ask while a read runs share the next read, which begins after their calls', async () => {
  const { begun, read, calls } = slowRead();
  const answers = [read('a'), read('a'), read('a')];
  expect(calls).toHaveBeenCalledTimes(1);
  begun[0]!.end();
  await tick();
  expect(calls).toHaveBeenCalledTimes(2);
  answers.push(read('a'));
  begun[1]!.end();
  await tick();
  begun[2]!.end();
  expect(await Promise.all(answers)).toEqual([1, 2, 2, 3]);
});

test('a caller that asks after all reads have ended gets its own read', async () => {
  const { begun, read } = slowRead();
  const first = read('a');
  begun[0]!.end();
  expect(await first).toBe(1);
  const second = read('a');
  begun[1]!.end();
  expect(await second).toBe(2);
});

test('reads with different keys do not wait for each other', async () => {
  const { begun, read } = slowRead();
  void read('a');
  const other = read('b');
  begun[1]!.end();
  expect(await other).toBe(2);
});

test('a read that fails rejects all callers that share it, and the next read still begins', async () => {
  const { begun, read } = slowRead();
  const failed = expect(read('a')).rejects.toThrow('read 1');
  const next = read('a');
  begun[0]!.fail();
  await failed;
  await tick();
  begun[1]!.end();
  expect(await next).toBe(2);
});
