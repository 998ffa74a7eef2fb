import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Cost } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { QuoteInput } from './quote.inputs';
import { readQuote } from './quote.service';
import { Quote } from './quote.types';

@Resolver()
export class QuoteResolver {
  @Cost(100)
  @Allow('quote:read')
  @Query(() => Quote, {
    nullable: true,
    description:
      'The price of rooms of a hotel on the given nights, whether they are free or not; null only together with an error.',
  })
  quote(@Arg('input', () => QuoteInput) input: QuoteInput, @Ctx() { viewer }: Context): Promise<Quote> {
    return readQuote(viewer, input);
  }
}
