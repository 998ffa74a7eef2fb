import { batchLoader, singleFlight } from './singleFlight';

/** A reading that ends when it is told to, and answers which one it was. */
function slowReading() {
  const begun: { end(): void; fail(): void }[] = [];
  const read = jest.fn(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = begun.length + 1;
        begun.push({ end: () => resolve(number), fail: () => reject(new Error(`reading ${number}`)) });
      }),
  );
  return { begun, read: singleFlight((asked: string) => asked, read), calls: read };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while a reading is under way shares the next, which begins after he asked', async () => {
  const { begun, read, calls } = slowReading();
  const answers = [read('a'), read('a'), read('a')];
  expect(calls).toHaveBeenCalledTimes(1);
  begun[0]!.end();
  await turn();
  expect(calls).toHaveBeenCalledTimes(2);
  answers.push(read('a'));
  begun[1]!.end();
  await turn();
  begun[2]!.end();
  expect(await Promise.all(answers)).toEqual([1, 2, 2, 3]);
});

test('who asks when all is over gets a reading of his own', async () => {
  const { begun, read } = slowReading();
  const first = read('a');
  begun[0]!.end();
  expect(await first).toBe(1);
  const second = read('a');
  begun[1]!.end();
  expect(await second).toBe(2);
});

test('different questions do not wait for each other', async () => {
  const { begun, read } = slowReading();
  void read('a');
  const other = read('b');
  begun[1]!.end();
  expect(await other).toBe(2);
});

test('a reading that fails fails those who share it, and the next begins all the same', async () => {
  const { begun, read } = slowReading();
  const failed = expect(read('a')).rejects.toThrow('reading 1');
  const next = read('a');
  begun[0]!.fail();
  await failed;
  await turn();
  begun[1]!.end();
  expect(await next).toBe(2);
});

describe('rows by keys', () => {
  /** Readings that end when they are told to, and answer which one it was for each key. */
  function slowRows() {
    const begun: { keys: readonly string[]; end(): void }[] = [];
    const read = batchLoader(
      (keys: readonly string[]) =>
        new Promise<string[]>((resolve) => {
          const number = begun.length + 1;
          begun.push({ keys, end: () => resolve(keys.map((key) => `${key}${number}`)) });
        }),
    );
    return { begun, read };
  }

  test('those of one turn are read together, those that come meanwhile together by the next', async () => {
    const { begun, read } = slowRows();
    const answers = [read('a'), read('b')];
    await turn();
    answers.push(read('c'));
    await turn();
    answers.push(read('a'));
    await turn();
    expect(begun.map(({ keys }) => keys)).toEqual([['a', 'b']]);
    begun[0]!.end();
    await turn();
    expect(begun.map(({ keys }) => keys)).toEqual([
      ['a', 'b'],
      ['c', 'a'],
    ]);
    begun[1]!.end();
    expect(await Promise.all(answers)).toEqual(['a1', 'b1', 'c2', 'a2']);
  });

  test('one that hangs keeps the next waiting for a moment only', async () => {
    const { begun, read } = slowRows();
    void read('a');
    await turn();
    const later = read('b');
    while (begun.length < 2) await turn();
    begun[1]!.end();
    expect(await later).toBe('b2');
  });
});
