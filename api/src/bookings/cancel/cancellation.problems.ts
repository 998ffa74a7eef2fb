import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';

@ObjectType({ implements: Problem, description: 'The booking cannot be cancelled as it stands.' })
export class NotCancellable extends Problem {
  static override readonly status = 409;
}
