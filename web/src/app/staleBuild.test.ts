async function open(address: string) {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  const { reloadOnce, isReloading } = await import('./staleBuild');
  const goTo = jest.fn<void, [string]>();
  return { goTo, isReloading, miss: () => reloadOnce(goTo) };
}

describe('a file of the build that is gone', () => {
  beforeEach(() => sessionStorage.clear());

  it('reloads the page where the person was going', async () => {
    const { goTo, isReloading, miss } = await open('/hotels/h1?checkIn=2099-03-01#rooms');
    expect(isReloading()).toBe(false);
    miss();
    expect(goTo).toHaveBeenCalledWith('/hotels/h1?checkIn=2099-03-01');
    expect(isReloading()).toBe(true);
  });

  it('tries once, not for ever', async () => {
    const { goTo, miss } = await open('/');
    miss();
    miss();
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('stays where it is without a connection: what was typed is worth more', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { goTo, miss } = await open('/');
    miss();
    expect(goTo).not.toHaveBeenCalled();
    offline.mockRestore();
  });
});
