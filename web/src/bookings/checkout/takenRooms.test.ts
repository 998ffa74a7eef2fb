import { alternativesFor, nightsInWords, takenRooms } from './takenRooms';

const ofType = (id: string) => ({ roomType: { id } });
const room = { id: 'r101', number: 101, ...ofType('small') };

describe('rooms taken by another guest', () => {
  it('are listed once each with all their nights', () => {
    expect(
      takenRooms([
        { roomNumber: room, night: '2026-12-01' },
        { roomNumber: { ...room, id: 'r102', number: 102 }, night: '2026-12-01' },
        { roomNumber: room, night: '2026-12-02' },
      ]),
    ).toEqual([
      { ...room, nights: ['2026-12-01', '2026-12-02'] },
      { ...room, id: 'r102', number: 102, nights: ['2026-12-01'] },
    ]);
  });

  it('have their nights written as a range only where they follow one another', () => {
    expect(nightsInWords(['2026-12-01'])).toBe('the night of Tue 1 Dec 2026');
    expect(nightsInWords(['2026-12-01', '2026-12-02'])).toBe('the nights of Tue 1 Dec – Wed 2 Dec 2026');
    expect(nightsInWords(['2026-12-01', '2026-12-03'])).toBe(
      'the nights of Tue 1 Dec 2026 and Thu 3 Dec 2026',
    );
  });

  it('are replaced by the same number of others, best match first, none of them already selected', () => {
    const offered = ['a', 'b', 'c'].map((id) => ({ id, ...ofType('small') }));
    expect(alternativesFor(offered, [room], [])).toEqual([offered[0]]);
    expect(alternativesFor(offered, [room, room], ['a'])).toEqual([offered[1], offered[2]]);
  });

  it('are replaced by others of their own type where there are any', () => {
    const [small, other, large] = [
      { id: 'a', ...ofType('small') },
      { id: 'b', ...ofType('small') },
      { id: 'c', ...ofType('large') },
    ];
    expect(alternativesFor([small, other, large], [room, ofType('large')], [])).toEqual([small, large]);
    expect(alternativesFor([small, large], [ofType('suite'), room], [])).toEqual([large, small]);
  });
});
