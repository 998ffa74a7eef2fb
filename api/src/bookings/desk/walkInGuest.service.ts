import { ROLE_CODES } from '../../../../schema/accounts';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { emailProblem } from '../../../../schema/emailAddress';
import { can, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import { lockRows, repo } from '../../database/transaction';
import { normaliseEmail } from '../../users/normalise';
import { unknownPassword } from '../../users/passwords/passwords';
import { isDeleted, newUser, NO_EMAIL_DOMAIN, User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import type { KeyedRequest } from '../hold/idempotency';
import { FrontDeskRefused } from './frontDesk.types';
import type { CreateWalkInInput } from './walkIn.inputs';

type GuestInput = Pick<CreateWalkInInput, 'hotelId' | 'userId' | 'name' | 'email' | 'phone'>;

/** The guest of a booking at the front desk. */
export interface DeskGuest {
  user: User;
  isNew: boolean;
  /** The telephone number that was given now. */
  phone: string | null;
}

/** The address of a new guest. One without an email address gets one that follows from the key of the request. */
const addressOf = ({ email }: GuestInput, { idempotencyKey }: Pick<KeyedRequest, 'idempotencyKey'>): string =>
  email || `guest-${idempotencyKey.slice(-24)}@${NO_EMAIL_DOMAIN}`;

/** The guest whom this request, or an earlier one with its key, has made. */
export const findGuest = (
  input: GuestInput,
  asked: Pick<KeyedRequest, 'idempotencyKey'>,
): Promise<User | null> => repo(User).findOneBy({ emailKey: normaliseEmail(addressOf(input, asked)) });

/**
 * The user whom staff chose, or a new guest with a name and an email address or a telephone number. Administrators can
 * choose any user; a hotel's team only its own guests, and it names other users by their whole address, since a list of
 * all users is not theirs to see. Refuses FrontDeskRefused.
 */
export async function readGuest(
  viewer: Viewer | undefined,
  input: GuestInput,
  asked: KeyedRequest,
): Promise<DeskGuest> {
  const { userId, name, email } = input;
  const phone = input.phone?.trim() || null;
  const wrongPhone = phone && phoneProblem(phone);
  if (wrongPhone) throw new BadInput(wrongPhone);
  if (userId) {
    const user = await repo(User).findOneBy({ id: userId });
    if (!user || isDeleted(user) || !(await mayChoose(viewer, user.id, input.hotelId)))
      refuse(new FrontDeskRefused('This user does not exist.'));
    return { user, isNew: false, phone };
  }
  if (!name?.trim() || (!email && !phone))
    throw new BadInput(
      'Choose a user, or enter the name of the guest and an email address or telephone number.',
    );
  const problem = email ? emailProblem(email) : undefined;
  if (problem) throw new BadInput(problem);
  const known = await findGuest(input, asked);
  if (known && (can(viewer, 'user:find') || isDeleted(known))) refuse(emailTaken());
  if (known) return { user: known, isNew: false, phone };
  const account = {
    name,
    username: `guest-${newId().slice(-12)}`,
    email: addressOf(input, asked),
    phone,
    roleCode: ROLE_CODES.CUSTOMER,
    passwordHash: await unknownPassword(),
    verified: false,
  };
  return { user: newUser(account), isNew: true, phone };
}

async function mayChoose(viewer: Viewer | undefined, userId: string, hotelId: string): Promise<boolean> {
  return can(viewer, 'user:find') || repo(Booking).existsBy({ userId, hotelId });
}

export const emailTaken = (): FrontDeskRefused =>
  new FrontDeskRefused('A user with this email address already exists. Choose the user by name.');

/** Writes a new guest, or locks the row of the user and keeps the number that was given now. Refuses FrontDeskRefused. */
export async function lockGuest({ user, isNew, phone }: DeskGuest): Promise<void> {
  if (isNew) return void (await repo(User).insert(user));
  const [locked] = await lockRows(User, [user.id]);
  if (!locked || isDeleted(locked)) refuse(new FrontDeskRefused('This user does not exist.'));
  if (phone && phone !== locked.phone) await repo(User).update({ id: user.id }, { phone });
}
