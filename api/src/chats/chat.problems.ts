import { ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'There is no such chat or person for you, or you may not do this there.',
})
export class ChatRefused extends Problem {
  constructor(
    message: string,
    override readonly status = 400,
  ) {
    super(message);
  }
}

export const unknownChat = () => new ChatRefused('The chat does not exist, or you are not in it.', 404);
export const unknownPerson = () => new ChatRefused('Intended chat partner not in database', 404);
