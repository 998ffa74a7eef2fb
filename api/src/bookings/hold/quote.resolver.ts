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
      'What rooms of a hotel cost on chosen nights, whether they are free or not; null only beside an error that says why.',
  })
  quote(@Arg('input', () => QuoteInput) input: QuoteInput, @Ctx() { viewer }: Context): Promise<Quote> {
    return readQuote(viewer, input);
  }
}
