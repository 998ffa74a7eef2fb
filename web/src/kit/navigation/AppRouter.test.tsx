import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { AppRouter } from './AppRouter';
import { memoryNavigation } from './navigation';

const page = (path: string, text: string): RouteObject => ({ path, element: <h1 id="part">{text}</h1> });
const routes = [page('/', 'Home'), page('/hotels', 'Hotels'), page('/rooms', 'Rooms')];
const Pages = () => useRoutes(routes);

/** A browser that scrolls as it is told. */
function open(at: string) {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    Object.assign(window, { scrollY: y });
  }) as typeof window.scrollTo);
  const navigation = memoryNavigation(at, () => undefined);
  render(
    <AppRouter navigation={navigation}>
      <Pages />
    </AppRouter>,
  );
  const go = (...way: Parameters<typeof navigation.navigate>) => act(() => navigation.navigate(...way));
  return { go, scrolled, scroll: (y: number) => window.scrollTo(0, y) };
}

afterEach(() => jest.restoreAllMocks());

test('a new page begins at its top, and one that somebody comes back to where it was left', async () => {
  const { go, scroll } = open('/');
  scroll(400);
  await go('/hotels');
  expect(screen.getByRole('heading')).toHaveTextContent('Hotels');
  expect(window.scrollY).toBe(0);
  scroll(150);
  await go(-1);
  expect([screen.getByRole('heading').textContent, window.scrollY]).toEqual(['Home', 400]);
  await go(1);
  expect(window.scrollY).toBe(150);
});

test('where somebody is led before the first page is drawn, that is shown', async () => {
  const navigation = memoryNavigation('/', () => undefined);
  const LedAway = () => {
    useLayoutEffect(() => void navigation.navigate('/hotels'), []);
    return <Pages />;
  };
  await act(async () => {
    render(
      <AppRouter navigation={navigation}>
        <LedAway />
      </AppRouter>,
    );
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Hotels');
});

test('an address within a page leaves it as it is, and one that names a part shows that', async () => {
  const { go, scroll } = open('/hotels');
  scroll(300);
  await go('?page=2', { preventScrollReset: true });
  expect(window.scrollY).toBe(300);
  const shown = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  await go('/rooms#part');
  expect(shown).toHaveBeenCalledTimes(1);
});
