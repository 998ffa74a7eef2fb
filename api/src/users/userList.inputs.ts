import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { CountedPageArgs } from '../core/pagination';
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
    'The order of a list of users; ties are broken by id. Only administrators can sort by more than username or name.',
  valuesConfig: {
    USERNAME_ASC: { description: 'By username.' },
    USERNAME_DESC: { description: 'By username, descending.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, descending.' },
    EMAIL_ASC: { description: 'By email address. Administrators only.' },
    EMAIL_DESC: { description: 'By email address, descending. Administrators only.' },
    CREATED_ASC: { description: 'Oldest account first. Administrators only.' },
    CREATED_DESC: { description: 'Newest account first. Administrators only.' },
  },
});

const TEXT = { message: () => fill('A search has at most {most} characters', { most: LIMITS.email }) };
const WORDS =
  'Words, each of which must begin a word of the name, or for administrators of the name, the username, the email address or the telephone number; case, accents and word order do not matter. Administrators can also search by id, and list all users without words; others must enter at least two letters, and get the first 20 people.';
const ACTIVE = 'Only those who may sign in, or, for administrators, only those who may not.';

@InputType({
  description: 'Which users to list; all given criteria must match.',
})
export class UserFilter {
  @Field(() => Role, { nullable: true, description: 'Only users of this role. Administrators only.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: ACTIVE })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those who have confirmed their address with a link or a code, or only those who have not. Administrators only.',
  })
  verified?: boolean | null;

  @Field(() => String, { nullable: true, description: WORDS })
  @IsOptional()
  @MaxLength(LIMITS.email, TEXT)
  text?: string | null;
}

@ArgsType()
export class UsersArgs extends CountedPageArgs {
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
    description: 'Which users to list, in addition to the other arguments.',
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
