import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Cost } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { changeBookingByStaff, quoteStaffChange } from './staffChange.service';
import {
  ChangeBookingByStaffInput,
  ChangeBookingByStaffResult,
  StaffChangeQuote,
  StaffChangeQuoteInput,
} from './staffChange.types';

@Resolver(() => Booking)
export class StaffChangeResolver {
  @Cost(100)
  @Allow('booking:change-any')
  @Query(() => StaffChangeQuote, {
    nullable: true,
    description:
      'What it costs to change the dates or rooms of a booking, before or during the stay; null if the booking does not exist. Administrators only.',
  })
  staffChangeQuote(
    @Arg('input', () => StaffChangeQuoteInput) input: StaffChangeQuoteInput,
    @Ctx() { viewer }: Context,
  ): Promise<StaffChangeQuote | null> {
    return quoteStaffChange(viewer, input);
  }

  @Allow('booking:change-any')
  @Mutation(() => ChangeBookingByStaffResult, {
    description:
      'Changes the dates or rooms of a confirmed booking, before or during the stay. Kept nights keep their price; a higher price is owed at the hotel, a lower one comes back by the terms unless staff choose another sum. Administrators only.',
  })
  changeBookingByStaff(
    @Arg('input', () => ChangeBookingByStaffInput) input: ChangeBookingByStaffInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return changeBookingByStaff(viewer, input);
  }
}
