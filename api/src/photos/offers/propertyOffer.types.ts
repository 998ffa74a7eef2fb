import { createUnionType, ObjectType } from 'type-graphql';
import { Page } from '../../core/pagination';
import { Problem } from '../../core/problems';
import { DoesNotExist, NameTaken, UnknownStaff } from '../../hotels/catalogue.types';
import { PropertyOffer } from './propertyOffer.entity';

export const PropertyOfferList = Page(PropertyOffer, 'PropertyOffer');

@ObjectType({
  implements: Problem,
  description: 'The property offer does not exist, or its sender has deleted the account.',
})
export class UnknownPropertyOffer extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This submission does not exist. Its sender may have deleted their account.');
  }
}

@ObjectType({ implements: Problem, description: 'It has already been answered differently.' })
export class OfferAnswered extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This submission has already been answered. Reload the page to see the answer.');
  }
}

export const DeclinePropertyOfferResult = createUnionType({
  name: 'DeclinePropertyOfferResult',
  description: 'The updated offer, or why it was not declined.',
  types: () => [PropertyOffer, UnknownPropertyOffer, OfferAnswered] as const,
});
export const AcceptPropertyOfferResult = createUnionType({
  name: 'AcceptPropertyOfferResult',
  description: 'The updated offer with its hotel, or why it was not accepted.',
  types: () =>
    [PropertyOffer, UnknownPropertyOffer, OfferAnswered, NameTaken, DoesNotExist, UnknownStaff] as const,
});
