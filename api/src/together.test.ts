import { together } from './together';

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
  return { begun, read: together((asked: string) => asked, read), calls: read };
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
