import { Type } from '@sinclair/typebox';
import { SubscribeNewsletterInput } from '../users/newsletter/newsletter.inputs';
import { subscribeNewsletter } from '../users/newsletter/newsletter.service';
import { deleteProfilePhoto } from '../photos/upload.service';
import { authorized } from '../access/policy';
import { ChangePasswordInput, DeleteAccountInput, UpdateAccountInput } from '../users/account.inputs';
import { deleteAccount } from '../users/accountDeletion.service';
import { changePassword } from '../users/passwords/password.service';
import { updateAccount } from '../users/account.service';
import { Account, presentAccount } from './users.present';
import { confirmByRepeating, PAID_STAYS } from './confirmByRepeating';
import { inputOf } from './read';
import { route } from './route';
import { Data, MessageString, Token } from './shapes';

/** One's own account, and the newsletter. */
export const accountRoutes = [
  route({
    method: 'get',
    path: '/auth/myaccount',
    permission: 'account:read-own',
    summary: 'Your account',
    answer: Data(Account),
    async handle({ viewer, loaders }) {
      const { id } = authorized(viewer, 'account:read-own');
      return { data: presentAccount((await loaders.users.load(id))!) };
    },
  }),
  route({
    method: 'patch',
    path: '/auth/updatemyaccount',
    permission: 'account:change',
    summary:
      'Changes the given fields of your account; an empty text means unchanged. A new email address is used once it is confirmed with the link sent to it',
    body: Type.Object({
      name: Type.Optional(Type.String()),
      username: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      currentPassword: Type.Optional(Type.String({ description: 'The current password; checked if given.' })),
    }),
    answer: MessageString,
    async handle({ viewer, body, address }) {
      const input = await inputOf(UpdateAccountInput, body);
      await updateAccount(viewer, input, { address, isPasswordOptional: true });
      return 'Your account has been updated';
    },
  }),
  route({
    method: 'post',
    path: '/auth/changepassword',
    permission: 'account:change',
    summary: 'Sets a new password with the current one; your other devices are signed out',
    missing: 'forgot to provide your current and your new password',
    body: Type.Object({ currentPassword: Type.String(), password: Type.String() }),
    answer: MessageString,
    async handle({ viewer, body }) {
      await changePassword(viewer, await inputOf(ChangePasswordInput, body));
      return 'Your password has been changed';
    },
  }),
  route({
    method: 'delete',
    path: '/auth/myaccount/deletemyphoto',
    permission: 'photo:upload',
    summary: 'Deletes your profile photo',
    async handle({ viewer }) {
      await deleteProfilePhoto(viewer);
    },
  }),
  route({
    method: 'delete',
    path: '/auth/deletemyaccount',
    permission: 'account:delete',
    summary: `Deletes your account. ${PAID_STAYS}`,
    query: Type.Object({ cancelPaidStays: Type.Optional(Type.Boolean()) }),
    async handle({ viewer, query: { cancelPaidStays = false }, cookies }) {
      const { id } = authorized(viewer, 'account:delete');
      const remove = async (cancel: boolean) =>
        deleteAccount(viewer, await inputOf(DeleteAccountInput, { cancelPaidStays: cancel }));
      await confirmByRepeating({ viewerId: id, userId: id, cancelPaidStays, remove });
      cookies.clearRefreshToken();
    },
  }),
  route({
    method: 'post',
    path: '/auth/subscriptions',
    permission: 'newsletter:subscribe',
    summary: 'Subscribes an address to the newsletter; the answer is always the same',
    missing: 'forgot to type in your email',
    body: Type.Object({ email: Type.String(), token: Token }),
    answer: MessageString,
    async handle({ body: { email, token }, address }) {
      await subscribeNewsletter(await inputOf(SubscribeNewsletterInput, { email, captcha: token }), address);
      return 'Thank you for subscribing';
    },
  }),
];
