import { makeCache } from '../apollo/cache';
import { writeNightChanges } from './useNightsChanged';
import { ShownNights_RoomNumberFragmentDoc as fragment } from './ShownNights.generated';

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04' };
const id = 'RoomNumber:r1';

function cacheWith(unavailableNights: string[]) {
  const cache = makeCache();
  const data = {
    __typename: 'RoomNumber',
    id: 'r1',
    available: unavailableNights.length === 0,
    unavailableNights,
  };
  cache.writeFragment({ id, fragment, variables: stay, data });
  return cache;
}
const shown = (cache: ReturnType<typeof makeCache>) => cache.readFragment({ id, fragment, variables: stay });
const change = (night: string, available: boolean) => ({ roomNumber: { id: 'r1' }, night, available });

describe('nights that change on an open page', () => {
  it('a night taken during the stay makes the room unavailable', () => {
    const cache = cacheWith([]);
    writeNightChanges(cache, [change('2026-12-02', false)], stay);
    expect(shown(cache)).toMatchObject({ available: false, unavailableNights: ['2026-12-02'] });
  });

  it('a freed room is available again only when its last taken night is free', () => {
    const cache = cacheWith(['2026-12-01', '2026-12-02']);
    writeNightChanges(cache, [change('2026-12-01', true)], stay);
    expect(shown(cache)).toMatchObject({ available: false, unavailableNights: ['2026-12-02'] });
    writeNightChanges(cache, [change('2026-12-02', true)], stay);
    expect(shown(cache)).toMatchObject({ available: true, unavailableNights: [] });
  });

  it('the night of departure and nights before arrival change nothing', () => {
    const cache = cacheWith([]);
    writeNightChanges(cache, [change('2026-11-30', false), change('2026-12-04', false)], stay);
    expect(shown(cache)).toMatchObject({ available: true, unavailableNights: [] });
  });

  it('the same change twice counts once', () => {
    const cache = cacheWith([]);
    writeNightChanges(cache, [change('2026-12-03', false), change('2026-12-03', false)], stay);
    expect(shown(cache)?.unavailableNights).toEqual(['2026-12-03']);
  });

  it('a room that no screen has loaded stays out of the cache', () => {
    const cache = cacheWith([]);
    writeNightChanges(cache, [{ roomNumber: { id: 'other' }, night: '2026-12-02', available: false }], stay);
    expect(cache.extract()).not.toHaveProperty('RoomNumber:other');
  });
});
