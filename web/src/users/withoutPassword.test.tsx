import { screen, waitFor } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { ChangePasswordPage } from './ChangePasswordPage';
import { UpdateAccountPage } from './UpdateAccountPage';

const routes = [
  { path: '/changepassword', element: <ChangePasswordPage /> },
  { path: '/updatemyaccount', element: <UpdateAccountPage /> },
  { path: '/users/myaccount', element: <p>Account</p> },
];

describe('an account without a password', () => {
  const withoutPassword: Answers = {
    HasPassword: () => ({ signInMethods: { __typename: 'SignInMethods', id: guest.id, hasPassword: false } }),
  };

  test('chooses one without giving the current one', async () => {
    const { user, asked } = await visit({
      at: '/changepassword',
      routes,
      viewer: guest,
      answers: {
        ...withoutPassword,
        ChangePassword: () => ({
          changePassword: { __typename: 'PasswordChanged' as const, message: 'It is changed.' },
        }),
      },
    });
    await seen(() => screen.getByRole('heading', { name: 'Choose a password' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.type(screen.getByLabelText('New password'), 'Other#Harbour8');
    await user.type(screen.getByLabelText('Confirm password'), 'Other#Harbour8');
    await user.click(screen.getByRole('button', { name: 'Choose a password' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        name: 'ChangePassword',
        variables: { input: { currentPassword: '', password: 'Other#Harbour8' } },
      }),
    );
  });

  test('changes its email address without a password', async () => {
    const { user } = await visit({ at: '/updatemyaccount', routes, viewer: guest, answers: withoutPassword });
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'ada@staybook.example');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled();
  });
});
