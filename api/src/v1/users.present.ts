import { Type } from '@sinclair/typebox';
import { V1_ROLE_CODES } from '../../../schema/accounts';
import { config } from '../core/config';
import { emailOf, roleOf, type User } from '../users/user.entity';
import { pictureAt } from './pictures';
import { Id, Instant, Named } from './shapes';

/** The fields of a user that signed-in users may read. */
export const Person = Named('Person', 'A user, as others see them.', {
  _id: Id,
  name: Type.String(),
  photo: Type.String({ description: 'Address of the photo, or of the default one.' }),
});

export const Account = Named('Account', 'A user, for themselves and for administrators.', {
  _id: Id,
  name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  photo: Type.String({ description: 'Address of the photo, or of the default one.' }),
  roles: Type.Integer({ enum: [2010, 2020, 2030], description: 'One role code.' }),
  active: Type.Boolean(),
  createdAt: Instant,
});

export const presentPerson = (user: User) => ({ _id: user.id, name: user.name, photo: photoOf(user) });

export const presentAccount = (user: User) => ({
  ...presentPerson(user),
  username: user.username,
  email: emailOf(user) ?? '',
  roles: V1_ROLE_CODES[roleOf(user)],
  active: user.active,
  createdAt: user.createdAt.toISOString(),
});

/** The photo, or the default one under a fixed address that clients compare with. */
export const photoOf = ({ photo }: User): string =>
  photo ? pictureAt(photo) : (config.defaultPhotoUrl ?? pictureAt('/avatar.svg'));
