import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { ProofNeeded } from '../access/proof';
import { EmailTaken, LastAdministrator, UnknownUser, UsernameTaken } from './account.types';
import { PaidStaysAhead, StaysInProgress } from './staysInProgress.types';
import { LastOwner } from './teams/lastOwner.types';
import { User } from './user.entity';
import { Outdated } from './version.types';

@ObjectType({ description: 'The account is deleted.', simpleResolvers: true })
export class UserDeleted {
  @Field(() => ID, { description: 'Id of the deleted user.' })
  userId!: string;
}

export const CreateUserResult = createUnionType({
  name: 'CreateUserResult',
  description: 'The new user, or why no account was created.',
  types: () => [User, UsernameTaken, EmailTaken, ProofNeeded] as const,
});

export const UpdateUserResult = createUnionType({
  name: 'UpdateUserResult',
  description: 'The updated user, or why nothing was changed.',
  types: () => [User, UnknownUser, LastAdministrator, Outdated, ProofNeeded] as const,
});

export const DeleteUserResult = createUnionType({
  name: 'DeleteUserResult',
  description: 'Confirms the deletion, or says why not.',
  types: () =>
    [
      UserDeleted,
      UnknownUser,
      PaidStaysAhead,
      StaysInProgress,
      LastAdministrator,
      LastOwner,
      ProofNeeded,
    ] as const,
});
