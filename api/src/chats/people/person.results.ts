import { createUnionType } from 'type-graphql';
import { User } from '../../users/user.entity';
import { ChatRefused } from '../chat.problems';

export const BlockUserResult = createUnionType({
  name: 'BlockUserResult',
  description: 'The person, or why they were not blocked.',
  types: () => [User, ChatRefused] as const,
});
