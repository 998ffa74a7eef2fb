import { screen } from '@testing-library/react';
import { visit, type Data } from '../../test/visit';
import { KeepFactorsPage } from './KeepFactorsPage';

const open = (answer: Data<'KeepOwnFactors'>['keepOwnFactors']) =>
  visit({
    at: '/keepfactors/secret',
    routes: [{ path: '/keepfactors/:token', element: <KeepFactorsPage /> }],
    answers: { KeepOwnFactors: () => ({ keepOwnFactors: answer }) },
  });

test('opening the link changes nothing; the button keeps the second factors, also without a session', async () => {
  const { user, asked } = await open({ __typename: 'FactorsKept', message: 'They stay as they are.' });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(await screen.findByText('They stay as they are.')).toBeVisible();
  expect(asked).toEqual([{ name: 'KeepOwnFactors', variables: { input: { token: 'secret' } } }]);
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgotpassword',
  );
});

test('a link that no longer works says so', async () => {
  const { user } = await open({ __typename: 'LinkExpired', message: 'Expired.' });
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
