import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';

@ObjectType({ implements: Problem, description: 'The booking cannot be changed as it stands.' })
export class NotChangeable extends Problem {
  static override readonly status = 409;
}
