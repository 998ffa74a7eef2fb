import { ROLE_CODES } from '../../../../schema/accounts';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { emailProblem } from '../../../../schema/emailAddress';
import { BadInput, refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import { lockRows, repo } from '../../database/transaction';
import { normaliseEmail } from '../../users/normalise';
import { unknownPassword } from '../../users/passwords/passwords';
import { isDeleted, newUser, NO_EMAIL_DOMAIN, User } from '../../users/user.entity';
import type { KeyedRequest } from '../hold/idempotency';
import { FrontDeskRefused } from './frontDesk.types';
import type { CreateWalkInInput } from './walkIn.inputs';

type GuestInput = Pick<CreateWalkInInput, 'userId' | 'name' | 'email' | 'phone'>;

/** The guest of a booking at the front desk. */
export interface DeskGuest {
  user: User;
  isNew: boolean;
  /** The telephone number that was given now. */
  phone: string | null;
}

/** The address of a new guest. One without an email address gets one that follows from the key of the request. */
const addressOf = ({ email }: GuestInput, { idempotencyKey }: KeyedRequest): string =>
  email || `guest-${idempotencyKey.slice(-24)}@${NO_EMAIL_DOMAIN}`;

/** The guest whom this request, or an earlier one with its key, has made. */
export const findGuest = (input: GuestInput, asked: KeyedRequest): Promise<User | null> =>
  repo(User).findOneBy({ emailKey: normaliseEmail(addressOf(input, asked)) });

/**
 * The user whom staff chose, or a new guest with a name and an email address or a telephone number. Refuses
 * FrontDeskRefused.
 */
export async function readGuest(input: GuestInput, asked: KeyedRequest): Promise<DeskGuest> {
  const { userId, name, email } = input;
  const phone = input.phone?.trim() || null;
  const wrongPhone = phone && phoneProblem(phone);
  if (wrongPhone) throw new BadInput(wrongPhone);
  if (userId) {
    const user = await repo(User).findOneBy({ id: userId });
    if (!user || isDeleted(user)) refuse(new FrontDeskRefused('This user does not exist.'));
    return { user, isNew: false, phone };
  }
  if (!name?.trim() || (!email && !phone))
    throw new BadInput(
      'Choose a user, or enter the name of the guest and an email address or telephone number.',
    );
  const problem = email ? emailProblem(email) : undefined;
  if (problem) throw new BadInput(problem);
  if (await findGuest(input, asked)) refuse(emailTaken());
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

export const emailTaken = (): FrontDeskRefused =>
  new FrontDeskRefused('A user with this email address already exists. Choose the user by name.');

/** Writes a new guest, or locks the row of the user and keeps the number that was given now. Refuses FrontDeskRefused. */
export async function lockGuest({ user, isNew, phone }: DeskGuest): Promise<void> {
  if (isNew) return void (await repo(User).insert(user));
  const [locked] = await lockRows(User, [user.id]);
  if (!locked || isDeleted(locked)) refuse(new FrontDeskRefused('This user does not exist.'));
  if (phone && phone !== locked.phone) await repo(User).update({ id: user.id }, { phone });
}
