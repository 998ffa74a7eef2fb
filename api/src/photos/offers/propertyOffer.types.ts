import { createUnionType, ObjectType } from 'type-graphql';
import { Page } from '../../core/pagination';
import { Problem } from '../../core/problems';
import { DoesNotExist, NameTaken, UnknownStaff } from '../../hotels/catalogue.types';
import { PropertyOffer } from './propertyOffer.entity';

export const PropertyOfferList = Page(PropertyOffer, 'PropertyOffer');

@ObjectType({ implements: Problem, description: 'There is no such property offer, or its sender is gone.' })
export class UnknownPropertyOffer extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This offer does not exist. Its sender may have deleted the account.');
  }
}

@ObjectType({ implements: Problem, description: 'It was answered before, and otherwise.' })
export class OfferAnswered extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This offer was answered before. Reload to read what was answered.');
  }
}

export const DeclinePropertyOfferResult = createUnionType({
  name: 'DeclinePropertyOfferResult',
  description: 'The offer as it is now, or why it was not declined.',
  types: () => [PropertyOffer, UnknownPropertyOffer, OfferAnswered] as const,
});
export const AcceptPropertyOfferResult = createUnionType({
  name: 'AcceptPropertyOfferResult',
  description: 'The offer as it is now, with its hotel, or why it was not accepted.',
  types: () =>
    [PropertyOffer, UnknownPropertyOffer, OfferAnswered, NameTaken, DoesNotExist, UnknownStaff] as const,
});
