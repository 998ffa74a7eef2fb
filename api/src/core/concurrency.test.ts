import { limitConcurrency, limitConcurrencyByKey, QueueFull } from './concurrency';

test('work above the limit waits in order, and is refused when the queue is full', async () => {
  const run = limitConcurrency(2, 1);
  const ended: string[] = [];
  const open = new Map<string, () => void>();
  const work = (name: string) =>
    run(() => new Promise<void>((resolve) => open.set(name, resolve))).then(() => ended.push(name));
  const all = ['first', 'second', 'third'].map(work);
  await expect(work('fourth')).rejects.toThrow(QueueFull);
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
  const run = limitConcurrency(1, 0);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('each key has a limit of its own', async () => {
  const run = limitConcurrencyByKey(1, 0);
  let open!: () => void;
  const first = run('one', () => new Promise<void>((resolve) => (open = resolve)));
  await expect(run('one', async () => 'refused')).rejects.toThrow(QueueFull);
  await expect(run('other', async () => 'run')).resolves.toBe('run');
  open();
  await first;
  await expect(run('one', async () => 'run')).resolves.toBe('run');
});
