import { pushStream } from './pushStream';

test('a reader gets what was pushed, in order, until the end', async () => {
  const onStop = jest.fn();
  const stream = pushStream<number>(onStop);
  const first = stream.next();
  for (const value of [1, 2, 3]) stream.push(value);
  stream.end();
  stream.push(4);
  expect(await first).toEqual({ done: false, value: 1 });
  const rest: number[] = [];
  for await (const value of stream) rest.push(value);
  expect(rest).toEqual([2, 3]);
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('what waits for a reader that does not keep up is bounded: it fails, and hears no more', async () => {
  const onStop = jest.fn();
  const stream = pushStream<number>(onStop);
  for (let value = 0; value <= 10_000; value++) stream.push(value);
  expect(onStop).toHaveBeenCalledTimes(1);
  await expect(stream.next()).rejects.toThrow('does not keep up');
});

test('a reader that takes everything at once gets what waits, what comes, and hears of the end', async () => {
  const onStop = jest.fn();
  const stream = pushStream<number>(onStop);
  stream.push(1);
  const read: number[] = [];
  const ended = stream.handTo((value) => read.push(value));
  expect(read).toEqual([1]);
  for (const value of [2, 3]) stream.push(value);
  expect(read).toEqual([1, 2, 3]);
  stream.end();
  stream.push(4);
  await ended;
  expect(read).toEqual([1, 2, 3]);
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('a reader that takes everything comes too late for what no reader kept up with', async () => {
  const stream = pushStream<number>(jest.fn());
  for (let value = 0; value <= 10_000; value++) stream.push(value);
  await expect(stream.handTo(jest.fn())).rejects.toThrow('does not keep up');
});
