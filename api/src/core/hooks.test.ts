import { hook } from './hooks';

test('a hook calls its listeners in the order of joining and answers their results by name', async () => {
  const onSaved = hook<string, string>();
  const calls: string[] = [];
  const listener = (name: string) => async (event: string) => {
    calls.push(`${name} begins`);
    await Promise.resolve();
    calls.push(`${name} ends`);
    return `${event} by ${name}`;
  };
  onSaved.join('b', listener('b'));
  onSaved.join('a', listener('a'));
  expect(await onSaved.run('saved')).toEqual({ b: 'saved by b', a: 'saved by a' });
  expect(calls).toEqual(['b begins', 'b ends', 'a begins', 'a ends']);
});

test('joining again under the same name replaces the listener', async () => {
  const onSaved = hook<string, number>();
  onSaved.join('a', async () => 1);
  onSaved.join('a', async () => 2);
  expect(await onSaved.run('saved')).toEqual({ a: 2 });
});

test('a listener that refuses stops the hook, and the caller gets the refusal', async () => {
  const onSaved = hook<string>();
  const later = jest.fn(async () => undefined);
  onSaved.join('a', () => Promise.reject(new Error('refused')));
  onSaved.join('b', later);
  await expect(onSaved.run('saved')).rejects.toThrow('refused');
  expect(later).not.toHaveBeenCalled();
});
