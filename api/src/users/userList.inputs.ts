import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { KeyedPageArgs } from '../core/pagination';
import { Role } from '../access/role.enum';

/** The sort order of a list of users; ties are broken by id. */
export enum UserSort {
  USERNAME_ASC = 'USERNAME_ASC',
  USERNAME_DESC = 'USERNAME_DESC',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  EMAIL_ASC = 'EMAIL_ASC',
  EMAIL_DESC = 'EMAIL_DESC',
  CREATED_ASC = 'CREATED_ASC',
  CREATED_DESC = 'CREATED_DESC',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description:
    'The order of a list of users; ties are broken by id. Others than administrators sort by username or name.',
  valuesConfig: {
    USERNAME_ASC: { description: 'By username.' },
    USERNAME_DESC: { description: 'By username, backwards.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, backwards.' },
    EMAIL_ASC: { description: 'By e-mail address. Administrators only.' },
    EMAIL_DESC: { description: 'By e-mail address, backwards. Administrators only.' },
    CREATED_ASC: { description: 'The oldest account first. Administrators only.' },
    CREATED_DESC: { description: 'The newest account first. Administrators only.' },
  },
});

const TEXT = { message: `A search has at most ${LIMITS.email} characters` };
const WORDS =
  'Words, each of which must begin a word of the name, and for administrators of the name, the username or the e-mail address; case, accents and word order do not matter. Administrators find a user by the id as well, and list all users without any; others type at least two letters, and get the first 20 people.';
const ACTIVE = 'Only those who may sign in, or only those who may not; the latter for administrators only.';

@InputType({
  description: 'Which users; what is left out does not narrow the list, all that is given holds.',
})
export class UserFilter {
  @Field(() => Role, { nullable: true, description: 'Only users of this role. Administrators only.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: ACTIVE })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those who have opened a link or told a code that was sent to their address, or only those who have not. Administrators only.',
  })
  verified?: boolean | null;

  @Field(() => String, { nullable: true, description: WORDS })
  @IsOptional()
  @MaxLength(LIMITS.email, TEXT)
  text?: string | null;
}

@ArgsType()
export class UsersArgs extends KeyedPageArgs {
  @Field(() => String, { nullable: true, description: WORDS })
  @IsOptional()
  @MaxLength(LIMITS.email, TEXT)
  text?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users of this role. Administrators only.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: ACTIVE })
  active?: boolean | null;

  @Field(() => UserFilter, {
    nullable: true,
    description: 'Which users; it holds beside the other arguments.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: UserFilter | null;

  @Field(() => UserSort, {
    nullable: true,
    defaultValue: UserSort.USERNAME_ASC,
    description: 'The sort order.',
  })
  sort?: UserSort | null;
}
