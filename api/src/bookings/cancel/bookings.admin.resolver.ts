import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import { BulkResult } from '../../core/bulk';
import type { Context } from '../../access/context';
import { CancelBookingsInput, ReleaseCheckoutsInput } from './bookings.admin.inputs';
import { cancelBookings, releaseCheckouts } from './bookings.admin.service';

@Resolver()
export class BookingsAdminResolver {
  @ListSize(100)
  @Allow('booking:end-many')
  @Mutation(() => [BulkResult], {
    description:
      'Cancels bookings as cancelBooking does, and says of each what became of it. Administrators only.',
  })
  cancelBookings(
    @Arg('input', () => CancelBookingsInput) input: CancelBookingsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return cancelBookings(viewer, input);
  }

  @ListSize(100)
  @Allow('booking:end-many')
  @Mutation(() => [BulkResult], {
    description:
      'Ends holds as releaseCheckout does, and says of each what became of it. Administrators only.',
  })
  releaseCheckouts(
    @Arg('input', () => ReleaseCheckoutsInput) input: ReleaseCheckoutsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return releaseCheckouts(viewer, input);
  }
}
