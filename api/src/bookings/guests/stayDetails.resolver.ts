import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import type { StayRequest as Request } from '../../../../schema/stayRequests';
import { Booking } from '../booking.entity';
import { Party } from '../../rooms/party.types';
import { build } from '../../core/build';
import { emailOf, isDeleted } from '../../users/user.entity';
import { leadGuestOf, partyOf, requestsOf } from './stayDetails.service';
import {
  GuestContact,
  LeadGuest,
  StayRequest,
  UpdateStayDetailsInput,
  UpdateStayDetailsResult,
} from './stayDetails.types';
import { updateStayDetails } from './updateStayDetails.service';

@Resolver(() => Booking)
export class StayDetailsResolver {
  @Allow('booking:details')
  @Mutation(() => UpdateStayDetailsResult, {
    description:
      'Changes who stays, the lead guest, the telephone number and the requests of a confirmed booking: its guest until they arrive, administrators also later.',
  })
  updateStayDetails(
    @Arg('input', () => UpdateStayDetailsInput) input: UpdateStayDetailsInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return updateStayDetails(viewer, input);
  }

  @FieldResolver(() => Party, {
    nullable: true,
    description: 'Who stays; null for a booking that was made without saying so.',
  })
  party(@Root() booking: Booking): Party | null {
    return partyOf(booking);
  }

  @FieldResolver(() => LeadGuest, {
    nullable: true,
    description:
      'In whose name the rooms are kept, if it is not who booked; null also if you may not read it.',
  })
  leadGuest(@Root() booking: Booking, @Ctx() { viewer }: Context): LeadGuest | null {
    return can(viewer, 'booking:read', booking) ? leadGuestOf(booking) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Telephone number of the guests during the stay; null also if you may not read it.',
  })
  guestPhone(@Root() booking: Booking, @Ctx() { viewer }: Context): string | null {
    return can(viewer, 'booking:read', booking) ? booking.guestPhone : null;
  }

  @FieldResolver(() => GuestContact, {
    nullable: true,
    description: 'How the hotel reaches who booked; null if you may not read it.',
  })
  async contact(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<GuestContact | null> {
    if (!can(viewer, 'booking:read', booking)) return null;
    const user = await loaders.users.load(booking.userId);
    return user && !isDeleted(user) ? build(GuestContact, { email: emailOf(user), phone: user.phone }) : null;
  }

  @ListSize(2)
  @FieldResolver(() => [StayRequest], {
    description:
      'What the guests ask the hotel for; nothing is guaranteed. Empty also if you may not read it.',
  })
  requests(@Root() booking: Booking, @Ctx() { viewer }: Context): Request[] {
    return can(viewer, 'booking:read', booking) ? requestsOf(booking) : [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "A request in the guest's own words; null also if you may not read it.",
  })
  requestNote(@Root() booking: Booking, @Ctx() { viewer }: Context): string | null {
    return can(viewer, 'booking:read', booking) ? booking.requestNote : null;
  }
}
