import { ago } from './ago';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3 * 3_600 + 59 * 60, '3 hours ago'],
  [86_400, 'yesterday'],
  [12 * 86_400, '12 days ago'],
  [-300, 'just now'],
])('%d seconds before now is %s', (seconds, text) => {
  expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});
