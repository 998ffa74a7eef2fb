import type { Location } from 'react-router-dom';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: '',
});

async function open(going?: Location) {
  jest.resetModules();
  const { loadAnew, isReloading } = await import('./staleBuild');
  const goTo = jest.fn<void, [string]>();
  const navigation = { whereTo: going ?? at('/', '?x=1') };
  return { goTo, isReloading, miss: () => loadAnew(navigation, goTo) };
}

describe('a file of the build that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('loads the page anew where the person was going', async () => {
    const { goTo, isReloading, miss } = await open(at('/hotels/h1', '?checkIn=2099-03-01'));
    expect(isReloading()).toBe(false);
    miss();
    expect(goTo).toHaveBeenCalledWith('/hotels/h1?checkIn=2099-03-01');
    expect(isReloading()).toBe(true);
  });

  it('loads the page itself anew where nobody was going anywhere', async () => {
    const { goTo, miss } = await open();
    miss();
    expect(goTo).toHaveBeenCalledWith('/?x=1');
  });

  it('tries once, not for ever', async () => {
    const { goTo, miss } = await open();
    miss();
    miss();
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('stays where it is without a connection: what was typed is worth more', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { goTo, miss } = await open();
    miss();
    expect(goTo).not.toHaveBeenCalled();
    offline.mockRestore();
  });
});
