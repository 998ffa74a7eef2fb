import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type PropsWithChildren } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { spyOnNavigation } from '../../../test/visit';
import { lazyPage } from './lazyPage';
import { useIsLoadingPage } from './pageLoads';

class Boundary extends Component<PropsWithChildren> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

/** Two pages, the code of the second of which comes when it is told to. */
function open() {
  const loads: { come: () => void; fail: () => void }[] = [];
  const { Page, preload } = lazyPage(
    () =>
      new Promise((resolve, reject) => {
        const come = () => resolve(() => <h1>Rooms</h1>);
        loads.push({ come, fail: () => reject(new Error('gone')) });
      }),
  );
  const { navigation, Spy } = spyOnNavigation();
  const Bar = () => (useIsLoadingPage() ? <p role="progressbar" /> : null);
  const Pages = () =>
    useRoutes([
      { path: '/', element: <h1>Home</h1> },
      { path: '/rooms', element: <Boundary key="rooms" children={<Page />} /> },
    ]);
  render(
    <MemoryRouter>
      <Spy />
      <Bar />
      <Suspense fallback="Loading">
        <Pages />
      </Suspense>
    </MemoryRouter>,
  );
  const go = (to: string) => act(() => navigation.navigate(to));
  return { go, loads, preload };
}

const shown = () => screen.queryByRole('heading')?.textContent;

test('the page before stays, under a progress bar, until the code of the next one is there', async () => {
  const { go, loads } = open();
  await go('/rooms');
  expect(shown()).toBe('Home');
  expect(screen.getByRole('progressbar')).toBeVisible();
  await act(async () => loads[0]!.come());
  expect(shown()).toBe('Rooms');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(loads).toHaveLength(1);
});

test('code that was loaded before is shown at once', async () => {
  const { go, loads, preload } = open();
  let loading: Promise<unknown> | undefined;
  act(() => void (loading = preload()));
  loads[0]!.come();
  await act(async () => void (await loading));
  expect(preload()).toBeUndefined();
  await go('/rooms');
  expect([shown(), loads.length]).toEqual(['Rooms', 1]);
});

test('code that did not come is asked for again at the next visit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, loads } = open();
  await go('/rooms');
  await act(async () => loads[0]!.fail());
  expect(screen.getByText('Failed')).toBeVisible();
  await go('/');
  await go('/rooms');
  await act(async () => loads.at(-1)!.come());
  expect(shown()).toBe('Rooms');
  jest.restoreAllMocks();
});
