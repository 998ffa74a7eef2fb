import type { Location } from 'react-router-dom';
import { browserNavigation, memoryNavigation, type Navigation } from './navigation';

/** Code of pages that comes when it is told to. */
function slowPages() {
  const waiting = new Map<string, { come: () => void; fail: (error: Error) => void }>();
  const load = ({ pathname }: Location) =>
    pathname === '/'
      ? undefined
      : new Promise<void>((come, fail) => waiting.set(pathname, { come: () => come(), fail }));
  return { load, waiting };
}

/** A navigation that has begun at `/`, and the addresses that were shown. */
function begin(load: ConstructorParameters<typeof Navigation>[1] = () => undefined) {
  const navigation = memoryNavigation('/', load);
  const shown: string[] = [];
  navigation.listen(() => {
    const { pathname } = navigation.place.location;
    if (shown.at(-1) !== pathname) shown.push(pathname);
  });
  return { navigation, shown };
}

const here = ({ place: { location } }: Navigation) => location.pathname + location.search + location.hash;

test('the address follows when the code of the page is there', async () => {
  const { load, waiting } = slowPages();
  const { navigation } = begin(load);
  const going = navigation.navigate('/hotels?page=2', { state: { notice: 'Done.' } });
  expect([here(navigation), navigation.next?.pathname, navigation.whereTo.search]).toEqual([
    '/',
    '/hotels',
    '?page=2',
  ]);
  waiting.get('/hotels')!.come();
  await going;
  expect(here(navigation)).toBe('/hotels?page=2');
  expect(navigation.place).toMatchObject({ action: 'PUSH', location: { state: { notice: 'Done.' } } });
  expect(navigation.next).toBeUndefined();
});

test('of two ways the later one counts, whichever code comes first', async () => {
  const { load, waiting } = slowPages();
  const { navigation, shown } = begin(load);
  const first = navigation.navigate('/hotels');
  const second = navigation.navigate('/rooms');
  waiting.get('/rooms')!.come();
  await second;
  waiting.get('/hotels')!.come();
  await first;
  expect(here(navigation)).toBe('/rooms');
  expect(shown).toEqual(['/', '/rooms']);
});

test('code that does not come is told at the address that it belongs to, and asked for again there', async () => {
  const { load, waiting } = slowPages();
  const { navigation } = begin(load);
  const error = new Error('gone');
  const going = navigation.navigate('/hotels');
  waiting.get('/hotels')!.fail(error);
  await going;
  expect([here(navigation), navigation.place.failure]).toEqual(['/hotels', error]);
  const again = navigation.navigate('/hotels', { replace: true });
  waiting.get('/hotels')!.come();
  await again;
  expect(navigation.place.failure).toBeUndefined();
});

test('addresses are taken from where somebody is, and steps go back and forward', async () => {
  const { navigation } = begin();
  await navigation.navigate('/hotels/1?page=2');
  await navigation.navigate('?page=3');
  expect(here(navigation)).toBe('/hotels/1?page=3');
  await navigation.navigate('.', { replace: true });
  expect(here(navigation)).toBe('/hotels/1');
  await navigation.navigate({ pathname: '/rooms', hash: '#beds' });
  expect(here(navigation)).toBe('/rooms#beds');
  await navigation.navigate(-2);
  expect(here(navigation)).toBe('/hotels/1?page=2');
  await navigation.navigate(1);
  expect([here(navigation), navigation.place.action]).toEqual(['/hotels/1', 'POP']);
});

test.each(['//elsewhere.example/hotels', { pathname: '//elsewhere.example/hotels' }])(
  'an address that a browser would take for another host stays on this one: %j',
  async (to) => {
    const navigation = browserNavigation(() => undefined);
    const { host } = window.location;
    await navigation.navigate(to);
    expect([window.location.host, window.location.pathname]).toEqual([host, '/elsewhere.example/hotels']);
  },
);

describe('a page that is guarded', () => {
  const guarded = async () => {
    const begun = begin();
    await begun.navigation.navigate('/before');
    await begun.navigation.navigate('/form');
    const end = begun.navigation.guardWith((_from, to) => to.pathname !== '/form');
    return { ...begun, end };
  };

  it('asks before a link leads away, stays, and leaves', async () => {
    const { navigation } = await guarded();
    await navigation.navigate('/rooms');
    expect(here(navigation)).toBe('/form');
    navigation.leaving!.stay();
    expect([here(navigation), navigation.leaving]).toEqual(['/form', undefined]);
    await navigation.navigate('/rooms');
    navigation.leaving!.leave();
    await Promise.resolve();
    expect([here(navigation), navigation.leaving]).toEqual(['/rooms', undefined]);
  });

  it('asks before a step back, stays where it was in the history, and leaves', async () => {
    const { navigation, shown } = await guarded();
    await navigation.navigate(-1);
    expect(here(navigation)).toBe('/form');
    navigation.leaving!.stay();
    await navigation.navigate(-1);
    expect(shown).toEqual(['/before', '/form']);
    navigation.leaving!.leave();
    await Promise.resolve();
    expect(here(navigation)).toBe('/before');
    await navigation.navigate(1);
    expect(here(navigation)).toBe('/form');
  });

  it('is left without a question once nothing is unsaved', async () => {
    const { navigation, end } = await guarded();
    end();
    await navigation.navigate('/rooms');
    expect(here(navigation)).toBe('/rooms');
  });
});
