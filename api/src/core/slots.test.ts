import { slots, slotsByKey, TooManyWaiting } from './slots';

test('at most two run at once, one more waits, and the next one is refused', async () => {
  const run = slots(2, 1);
  const ended: string[] = [];
  const open = new Map<string, () => void>();
  const work = (name: string) =>
    run(() => new Promise<void>((resolve) => open.set(name, resolve))).then(() => ended.push(name));
  const all = ['first', 'second', 'third'].map(work);
  await expect(work('fourth')).rejects.toThrow(TooManyWaiting);
  expect([...open.keys()]).toEqual(['first', 'second']);
  open.get('second')!();
  await all[1];
  expect([...open.keys()]).toEqual(['first', 'second', 'third']);
  open.get('third')!();
  open.get('first')!();
  await Promise.all(all);
  expect(ended).toEqual(['second', 'third', 'first']);
});

test('work that fails gives its slot back', async () => {
  const run = slots(1, 0);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('each key has slots of its own', async () => {
  const run = slotsByKey(1, 0);
  let open!: () => void;
  const first = run('one', () => new Promise<void>((resolve) => (open = resolve)));
  await expect(run('one', async () => 'refused')).rejects.toThrow(TooManyWaiting);
  await expect(run('other', async () => 'run')).resolves.toBe('run');
  open();
  await first;
  await expect(run('one', async () => 'run')).resolves.toBe('run');
});
