import { screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { visit } from '../../test/visit';
import { EndWatchPage } from './EndWatchPage';

test.each([
  ['one', 'Stop watching', 'You’re no longer watching this stay', false],
  ['all', 'Stop watching all', 'You’re no longer watching any stays', true],
])('opening the link that ends %s changes nothing; its button ends it', async (which, button, title, all) => {
  const { user, asked } = await visit({
    at: `/endwatch/${which}/someone/secret`,
    routes: [{ path: '/endwatch/:which/:id/:token', element: <EndWatchPage /> }],
    answers: { EndWatchByLink: () => ({ endWatchByLink: true }) },
  });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: button }));
  await seen(() => screen.getByRole('heading', { name: title }));
  expect(asked[0]?.variables).toEqual({ input: { all, id: 'someone', token: 'secret' } });
});
