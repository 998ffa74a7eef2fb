import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { seen } from '../../test/seen';
import { spyOnNavigation } from '../../test/visit';
import { ArrivalNotice } from './ArrivalNotice';

const load = () => {
  const { navigation, Spy } = spyOnNavigation();
  const page = (
    <BrowserRouter>
      <Spy />
      <ArrivalNotice />
    </BrowserRouter>
  );
  return { navigation, ...render(page) };
};

test('a notice shows once: not again when the page is reloaded, nor when its reader goes back', async () => {
  const first = load();
  const state = { notice: 'It is done.', from: '/hotels' };
  await act(() => first.navigation.navigate('/mybookings', { state }));
  await seen(() => screen.getByText('It is done.'));
  first.unmount();

  const { navigation } = load();
  expect(screen.queryByText('It is done.')).toBeNull();
  expect(navigation.location.state).toEqual(state);

  await act(() => navigation.navigate('/'));
  await act(() => navigation.navigate(-1));
  await waitFor(() => expect(navigation.location.pathname).toBe('/mybookings'));
  expect(screen.queryByText('It is done.')).toBeNull();
});

test('the same words show again after the next change', async () => {
  const { navigation } = load();
  const change = () => act(() => navigation.navigate('/mybookings', { state: { notice: 'Saved.' } }));
  await change();
  await seen(() => screen.getByText('Saved.'));
  await act(() => navigation.navigate('/'));
  expect(screen.queryByText('Saved.')).toBeNull();
  await change();
  await seen(() => screen.getByText('Saved.'));
});
