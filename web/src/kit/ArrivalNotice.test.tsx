import { act, render, screen } from '@testing-library/react';
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

test('a notice shows once: not again when the page is reloaded, and the rest of the state stays', async () => {
  const first = load();
  const state = { notice: 'It is done.', from: '/hotels' };
  await act(() => first.navigation.navigate('/mybookings', { state }));
  await seen(() => screen.getByText('It is done.'));
  first.unmount();

  const { navigation } = load();
  expect(screen.queryByText('It is done.')).toBeNull();
  expect(navigation.location.state).toEqual({ from: '/hotels' });
});
