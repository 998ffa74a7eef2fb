import { setImmediate as nextTurn } from 'node:timers/promises';
import { awaitTurn, beginWork, isTurnOver, Pieces, yieldIfBusy } from './eventLoop';

/** Keeps the event loop busy for this number of milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a turn is over after 3 ms, and the next work begins a new turn', async () => {
  expect(isTurnOver()).toBe(false);
  work(10);
  expect(isTurnOver()).toBe(true);
  await nextTurn();
  expect(isTurnOver()).toBe(false);
});

test('a caller with many pieces of work does not make others wait for all of them', async () => {
  const done: string[] = [];
  const piece = (name: string, of: string) =>
    awaitTurn(of).then(() => {
      done.push(name);
      work(6);
    });
  const greedy = Array.from({ length: 20 }, (_, index) => piece(`greedy ${index}`, 'greedy'));
  await piece('polite', 'polite');
  expect(done.length).toBeLessThanOrEqual(3);
  await Promise.all(greedy);
  expect(done).toHaveLength(21);
});

test('work that yields repeatedly leaves a turn to work that came later', async () => {
  let turns = 0;
  let isOver = false;
  const endless = (async () => {
    while (!isOver && turns < 200) {
      await awaitTurn('endless');
      turns += 1;
      work(6);
    }
  })();
  await nextTurn();
  const before = turns;
  await yieldIfBusy('later');
  expect(turns - before).toBeLessThanOrEqual(2);
  isOver = true;
  await endless;
});

test('timers and sockets are served between two turns', async () => {
  const order: string[] = [];
  const pieces = [1, 2].map((number) => awaitTurn('same').then(() => order.push(`piece ${number}`)));
  setImmediate(() => order.push('other'));
  await Promise.all(pieces);
  expect(order.indexOf('other')).toBeLessThan(2);
});

test('long pieces run in several turns, in their order', async () => {
  const pieces = new Pieces('long');
  const order: string[] = [];
  const done = Array.from({ length: 5 }, async (_, index) =>
    pieces.do(() => {
      order.push(`piece ${index}`);
      work(6);
    }),
  );
  expect(order).toEqual(['piece 0']);
  setImmediate(() => order.push('other'));
  await Promise.all(done);
  expect(order.filter((name) => name !== 'other')).toEqual([0, 1, 2, 3, 4].map((index) => `piece ${index}`));
  expect(order.indexOf('other')).toBeLessThan(3);
});

test('a piece that fails rejects its own promise, and the next pieces still run', async () => {
  const pieces = new Pieces('failing');
  void pieces.do(() => work(6));
  const failing = pieces.do(() => {
    throw new Error('failed');
  });
  const next = pieces.do(() => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('the rows of all pieces are loaded together, after the last piece has had its turn', async () => {
  const pieces = new Pieces('loading');
  let asked = 0;
  for (let index = 0; index < 5; index++)
    void pieces.do(() => {
      asked += 1;
      work(6);
    });
  const askedAtLoad = await new Promise((resolve) => pieces.whenAllAsked(() => resolve(asked)));
  expect(askedAtLoad).toBe(5);
});

test('a caller that had many turns waits for the running work of others', async () => {
  for (let turns = 0; turns < 3; turns++) await awaitTurn('heavy');
  const end = beginWork('light');
  let isNext = false;
  const next = awaitTurn('heavy').then(() => (isNext = true));
  for (let times = 0; times < 3; times++) await nextTurn();
  expect(isNext).toBe(false);
  end();
  await next;
});

test('a caller that had many turns waits for others at most 20 ms', async () => {
  for (let turns = 0; turns < 3; turns++) await awaitTurn('heavy');
  const end = beginWork('light that waits for its database');
  await awaitTurn('heavy');
  end();
});
