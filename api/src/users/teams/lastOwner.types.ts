import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';

@ObjectType({ implements: Problem, description: 'The hotel would have no owner.' })
export class LastOwner extends Problem {
  static override readonly status = 409;

  constructor(
    message = 'The hotel would have no owner. Make another member of the team an owner first, or ask Staybook by the contact page.',
  ) {
    super(message);
  }
}
