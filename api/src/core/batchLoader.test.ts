import { batchLoader } from './batchLoader';

/** Batches that end when the test ends them. Each answers its own number for every key. */
function slowBatches() {
  const begun: { keys: readonly string[]; end(): void }[] = [];
  const load = batchLoader(
    (keys: readonly string[]) =>
      new Promise<string[]>((resolve) => {
        const number = begun.length + 1;
        begun.push({ keys, end: () => resolve(keys.map((key) => `${key}${number}`)) });
      }),
  );
  return { begun, load };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('one batch reads the keys of one tick, and the next batch reads those that come meanwhile', async () => {
  const { begun, load } = slowBatches();
  const answers = [load('a'), load('b')];
  await tick();
  answers.push(load('c'));
  await tick();
  answers.push(load('a'));
  await tick();
  expect(begun.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  begun[0]!.end();
  await tick();
  expect(begun.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
  begun[1]!.end();
  expect(await Promise.all(answers)).toEqual(['a1', 'b1', 'c2', 'a2']);
});

test('a batch that hangs delays the next one by at most 50 ms', async () => {
  const { begun, load } = slowBatches();
  void load('a');
  await tick();
  const later = load('b');
  while (begun.length < 2) await tick();
  begun[1]!.end();
  expect(await later).toBe('b2');
});
