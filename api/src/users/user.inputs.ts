import { MaxLength } from 'class-validator';
import { References } from '../core/bulk.inputs';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { NewUserInput, PaidStaysInput } from './account.inputs';
import { Role } from '../access/role.enum';

@InputType({
  description: 'The user to create an account for; a link to choose a password is sent by email.',
})
export class CreateUserInput extends NewUserInput {
  @Field(() => Role, {
    nullable: true,
    defaultValue: Role.CUSTOMER,
    description: 'Role; CUSTOMER by default.',
  })
  role?: Role | null;
}

@InputType({
  description:
    'The user to change, by email address, and the changes. Fields that are missing or null stay unchanged.',
})
export class UpdateUserInput {
  @Field(() => String, { description: 'Email address of the user.' })
  @MaxLength(LIMITS.email)
  email!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change is based on; if it is not the current one, the update is refused.',
  })
  version?: number | null;

  @Field(() => Role, { nullable: true, description: 'New role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the user may sign in.' })
  active?: boolean | null;
}

@InputType({
  description: 'The users to change, and the changes. Fields that are missing or null stay unchanged.',
})
export class UpdateUsersInput {
  @Field(() => [ID], { description: 'Ids of the users, 100 at most.' })
  @References()
  userIds!: string[];

  @Field(() => Role, { nullable: true, description: 'New role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they may sign in.' })
  active?: boolean | null;
}

@InputType({ description: 'The users to sign out on all their devices.' })
export class SignOutUsersInput {
  @Field(() => [ID], { description: 'Ids of the users, 100 at most.' })
  @References()
  userIds!: string[];
}

@InputType({ description: 'The account to delete, and how.' })
export class DeleteUserInput extends PaidStaysInput {
  @Field(() => ID, { description: 'Id of the user.' })
  @MaxLength(100)
  userId!: string;
}
