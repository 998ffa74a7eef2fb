import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { ListSize } from '../../core/cost.decorator';
import { readTaxes } from './taxReport.service';
import { TaxFilter, TaxSum } from './taxReport.types';

@Resolver()
export class TaxReportResolver {
  @ListSize(200)
  @Allow('tax:read')
  @Query(() => [TaxSum], {
    description:
      'Taxes and fees that folios charged and gave back in a period, by city, hotel and title. Deleted hotels are included. Staff of the hotel only.',
  })
  taxes(
    @Arg('filter', () => TaxFilter, { nullable: true, description: 'The period, and which hotels.' })
    filter: TaxFilter | null,
    @Ctx() { viewer }: Context,
  ): Promise<TaxSum[]> {
    return readTaxes(viewer, filter ?? {});
  }
}
