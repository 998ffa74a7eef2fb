import { createUnionType, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { PaymentDifference } from './paymentDifference.entity';

@ObjectType({ implements: Problem, description: 'There is no such payment difference.' })
export class UnknownPaymentDifference extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This payment difference does not exist.');
  }
}

@ObjectType({ implements: Problem, description: 'A colleague has looked at it before.' })
export class AlreadyResolved extends Problem {
  constructor() {
    super('A colleague has looked at this payment before. Reload to read what was found.');
  }
}

export const ResolvePaymentDifferenceResult = createUnionType({
  name: 'ResolvePaymentDifferenceResult',
  description: 'The difference as it is now, or why it was not marked.',
  types: () => [PaymentDifference, UnknownPaymentDifference, AlreadyResolved] as const,
});
