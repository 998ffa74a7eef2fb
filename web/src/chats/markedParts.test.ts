import { markedParts, shortParts } from './markedParts';

const marked = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test.each([
  ['The sauna is open', 'sau', 'The [sau]na is open'],
  ['Zürich, ZUR, azur', 'zür', '[Zür]ich, [ZUR], azur'],
  ['Night and day', 'day night', '[Night] and [day]'],
  ['Write to desk@hotel.example', 'desk@ho', 'Write to [desk]@[ho]tel.example'],
  ['Cafe\u0301 open', 'cafe', '[Cafe\u0301] open'],
  ['我们想预订房间，两个房间', '房间', '我们想预订[房间]，两个[房间]'],
  ['京都駅まで9分', '都駅 9', '京[都駅]まで[9]分'],
  ['がガか', 'か', '[が]ガ[か]'],
  ['ที่จอดรถ', 'จอด', 'ที่[จอด]รถ'],
  ['Nothing here', 'zzz', 'Nothing here'],
  ['No words', ' ?! ', 'No words'],
])('%s with the search %s is marked as %s', (text, search, wanted) => {
  expect(marked(text, search)).toBe(wanted);
});

test('a long text is cut to begin shortly before the match', () => {
  const parts = shortParts(`${'Many words come first, '.repeat(5)}then the\nsauna`, 'sauna');
  expect(parts[0]!.text).toBe('… come first, then the ');
  expect(parts[1]).toEqual({ text: 'sauna', isMarked: true });
});
