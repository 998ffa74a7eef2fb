import fc from 'fast-check';
import { textOfAnswer } from './answerText';

test('an answer is serialized exactly as by JSON.stringify()', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ data: fc.object({ maxDepth: 6, maxKeys: 30 }) }), async (answer) => {
      expect(await textOfAnswer(answer)).toBe(JSON.stringify(answer));
    }),
  );
});

test.each([
  [{}],
  [{ data: null }],
  [{ data: { booking: { createdAt: new Date(0) }, now: new Date(1) } }],
  [{ errors: [{ message: 'No' }], data: undefined }],
  [{ data: { list: Array.from({ length: 25 }, (_, index) => ({ index })) } }],
])('%j is written as JSON.stringify() writes it', async (answer) => {
  expect(await textOfAnswer(answer)).toBe(JSON.stringify(answer));
});

test('a large answer is serialized in several turns of the event loop', async () => {
  const items = Array.from({ length: 5000 }, (_, index) => ({ index, text: 'x'.repeat(1000) }));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const text = await textOfAnswer({ data: { hotels: { items } } });
  isOver = true;
  expect(text).toHaveLength(JSON.stringify({ data: { hotels: { items } } }).length);
  expect(turns).toBeGreaterThan(1);
});
