import { ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'The booking is not yours, or there is none with this reference.',
})
export class NotYourBooking extends Problem {
  constructor(
    message = 'You are not the customer who made the reservation',
    override readonly status?: number,
  ) {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'The booking is not confirmed, its day of departure has not come, or it was reviewed already.',
})
export class NotReviewable extends Problem {}

@ObjectType({ implements: Problem, description: 'There is no such review, or you may not change it.' })
export class UnknownReview extends Problem {
  static override readonly status = 404;

  constructor() {
    super('The review does not exist, or somebody else wrote it.');
  }
}
