import { setImmediate as nextTurn } from 'node:timers/promises';
import { awaitTurn, inTurn, isTurnOver } from './eventLoop';

/** Keeps the event loop busy for some milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a turn is over after some milliseconds, and the next one begins with the next work', async () => {
  expect(isTurnOver()).toBe(false);
  work(10);
  expect(isTurnOver()).toBe(true);
  await nextTurn();
  expect(isTurnOver()).toBe(false);
});

test('who has many pieces of work does not keep others waiting for all of them', async () => {
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

test('work that yields again and again leaves a turn to what came later', async () => {
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
  await inTurn(() => undefined, 'later');
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
