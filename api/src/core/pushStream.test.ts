import { pushStream } from './pushStream';

test('a reader gets the pushed values in order until the end', async () => {
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

test('a stream whose reader is too slow fails at a limit and delivers no more values', async () => {
  const onStop = jest.fn();
  const stream = pushStream<number>(onStop);
  for (let value = 0; value <= 10_000; value++) stream.push(value);
  expect(onStop).toHaveBeenCalledTimes(1);
  await expect(stream.next()).rejects.toThrow('does not keep up');
});

test('handTo() delivers the waiting values, then the new ones, and settles at the end', async () => {
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

test('handTo() fails on a stream that already failed because its reader was too slow', async () => {
  const stream = pushStream<number>(jest.fn());
  for (let value = 0; value <= 10_000; value++) stream.push(value);
  await expect(stream.handTo(jest.fn())).rejects.toThrow('does not keep up');
});
