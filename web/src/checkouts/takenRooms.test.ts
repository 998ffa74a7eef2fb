import { chooseInstead, nightsInWords, takenRooms } from './takenRooms';

const room = { id: 'r101', number: 101 };

describe('rooms that somebody else took', () => {
  it('are named once each, with all their nights', () => {
    expect(
      takenRooms([
        { roomNumber: room, night: '2026-12-01' },
        { roomNumber: { id: 'r102', number: 102 }, night: '2026-12-01' },
        { roomNumber: room, night: '2026-12-02' },
      ]),
    ).toEqual([
      { ...room, nights: ['2026-12-01', '2026-12-02'] },
      { id: 'r102', number: 102, nights: ['2026-12-01'] },
    ]);
  });

  it('have their nights said as a range only where the nights follow one another', () => {
    expect(nightsInWords(['2026-12-01'])).toBe('the night of Tue 1 Dec 2026');
    expect(nightsInWords(['2026-12-01', '2026-12-02'])).toBe('the nights of Tue 1 Dec – Wed 2 Dec 2026');
    expect(nightsInWords(['2026-12-01', '2026-12-03'])).toBe('the nights of Tue 1 Dec 2026, Thu 3 Dec 2026');
  });

  it('are replaced by as many others, best match first, none that is chosen already', () => {
    const offered = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(chooseInstead(offered, 1, [])).toEqual([{ id: 'a' }]);
    expect(chooseInstead(offered, 2, ['a'])).toEqual([{ id: 'b' }, { id: 'c' }]);
  });
});
