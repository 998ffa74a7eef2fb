import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { PageArgs } from '../core/pagination';
import { NewUserInput, PaidStaysInput } from './account.inputs';
import { Role } from '../core/role.enum';

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name; for administrators of the username or e-mail address as well.',
  })
  @IsOptional()
  @MaxLength(LIMITS.email, { message: `Look for at most ${LIMITS.email} characters` })
  text?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users of this role. Administrators only.' })
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those who may sign in, or only those who may not; the latter for administrators only.',
  })
  active?: boolean | null;
}

@InputType({ description: 'The user to make an account for; a link to choose a password is sent by mail.' })
export class CreateUserInput extends NewUserInput {
  @Field(() => Role, {
    nullable: true,
    defaultValue: Role.CUSTOMER,
    description: 'Role; CUSTOMER unless given.',
  })
  role?: Role | null;
}

@InputType({
  description:
    'The user to change, by e-mail address, and the changes. A field that is missing or null is unchanged.',
})
export class UpdateUserInput {
  @Field(() => String, { description: 'E-mail address of the user.' })
  @MaxLength(LIMITS.email)
  email!: string;

  @Field(() => Role, { nullable: true, description: 'New role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the user may sign in.' })
  active?: boolean | null;
}

@InputType({ description: 'The account to delete, and how.' })
export class DeleteUserInput extends PaidStaysInput {
  @Field(() => ID, { description: 'Id of the user.' })
  @MaxLength(100)
  userId!: string;
}
