import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { seen } from '../../test/seen';
import { ArrivalNotice } from './ArrivalNotice';

const load = () => {
  const router = createBrowserRouter([{ path: '*', element: <ArrivalNotice /> }]);
  return { router, ...render(<RouterProvider router={router} />) };
};

test('news is told once: not again when the page is loaded again, and the rest of what came with it stays', async () => {
  const first = load();
  const state = { notice: 'It is done.', from: '/hotels' };
  await act(() => first.router.navigate('/mybookings', { state }));
  await seen(() => screen.getByText('It is done.'));
  first.unmount();
  first.router.dispose();

  const { router } = load();
  expect(screen.queryByText('It is done.')).toBeNull();
  expect(router.state.location.state).toEqual({ from: '/hotels' });
});
