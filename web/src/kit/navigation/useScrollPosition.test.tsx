import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { spyOnNavigation } from '../../../test/visit';
import { useScrollPosition } from './useScrollPosition';

const page = (path: string, text: string): RouteObject => ({ path, element: <h1 id="part">{text}</h1> });
const routes = [page('/', 'Home'), page('/hotels', 'Hotels'), page('/rooms', 'Rooms')];

function Pages() {
  useScrollPosition();
  return useRoutes(routes);
}

/** A browser that scrolls as it is told. */
function open(at: string) {
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo);
  const { navigation, Spy } = spyOnNavigation();
  render(
    <MemoryRouter initialEntries={[at]}>
      <Spy />
      <Pages />
    </MemoryRouter>,
  );
  const go = (...way: Parameters<typeof navigation.navigate>) => act(() => navigation.navigate(...way));
  return { go, scroll: (y: number) => window.scrollTo(0, y) };
}

afterEach(() => jest.restoreAllMocks());

test('a new page begins at its top, and a step back leads to where the page was left', async () => {
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

test('a changed query keeps the position, another page of the list does not', async () => {
  const { go, scroll } = open('/hotels?page=1');
  scroll(300);
  await go('?page=1&sort=price');
  expect(window.scrollY).toBe(300);
  await go('?page=2&sort=price');
  expect(window.scrollY).toBe(0);
});

test('an address that names a part of a page scrolls there', async () => {
  const { go } = open('/hotels');
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  await go('/rooms#part');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
