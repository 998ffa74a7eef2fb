import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { ChargeLine } from '../hotels/cityCharge.results';
import { Booking } from './booking.entity';

@Resolver(() => Booking)
export class BookingChargeResolver {
  @FieldResolver(() => [ChargeLine], {
    description: 'Taxes and fees that its total holds beside the nights.',
  })
  charges(@Root() { id }: Booking, @Ctx() { loaders }: Context): Promise<ChargeLine[]> {
    return loaders.chargesOfBooking.load(id);
  }
}
