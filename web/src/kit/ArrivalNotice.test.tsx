import { act, render, screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { ArrivalNotice } from './ArrivalNotice';
import { AppRouter } from './navigation/AppRouter';
import { browserNavigation } from './navigation/navigation';

const load = () => {
  const navigation = browserNavigation(() => undefined);
  const page = (
    <AppRouter navigation={navigation}>
      <ArrivalNotice />
    </AppRouter>
  );
  return { navigation, ...render(page) };
};

test('news is told once: not again when the page is loaded again, and the rest of what came with it stays', async () => {
  const first = load();
  const state = { notice: 'It is done.', from: '/hotels' };
  await act(() => first.navigation.navigate('/mybookings', { state }));
  await seen(() => screen.getByText('It is done.'));
  first.unmount();

  const { navigation } = load();
  expect(screen.queryByText('It is done.')).toBeNull();
  expect(navigation.place.location.state).toEqual({ from: '/hotels' });
});
