import { setImmediate as turn } from 'node:timers/promises';
import { loadConfig } from '../../core/config';
import { Role } from '../role.enum';
import { Busy } from '../../core/problems';
import { inListQuota } from './listQuota.service';

beforeAll(() => loadConfig());

const person = (id: string) => ({ id, role: Role.ADMIN, sessionId: id });

/** Work that runs until the test ends it. */
function longWork() {
  const running: { name: string; end(): void }[] = [];
  const start = (name: string) => new Promise<void>((end) => void running.push({ name, end }));
  const names = () => running.map(({ name }) => name);
  return { running, start, names };
}

test("one person reads two lists at once, all staff four, and guests' lists run beside them", async () => {
  const { running, start, names } = longWork();
  const all = ['ada', 'ada', 'ada', 'bea', 'bea', 'cem'].map((name) =>
    inListQuota('staff', person(name), () => start(name)),
  );
  all.push(inListQuota('public', undefined, () => start('a guest')));
  await turn();
  expect(names()).toEqual(['ada', 'ada', 'bea', 'bea', 'a guest']);
  for (let ended = 0; ended < all.length; ended++) {
    running[ended]!.end();
    await turn();
  }
  await Promise.all(all);
  expect(names().sort()).toEqual(['a guest', 'ada', 'ada', 'ada', 'bea', 'bea', 'cem']);
});

test('a person far above the quota is refused at once, and may continue when the rest is done', async () => {
  const { running, start } = longWork();
  const asked = Array.from({ length: 22 }, () => inListQuota('staff', person('dan'), () => start('dan')));
  await expect(inListQuota('staff', person('dan'), () => start('dan'))).rejects.toThrow(Busy);
  for (let ended = 0; ended < asked.length; ended++) {
    await turn();
    running[ended]!.end();
  }
  await Promise.all(asked);
  await expect(inListQuota('staff', person('dan'), async () => 'read')).resolves.toBe('read');
});
