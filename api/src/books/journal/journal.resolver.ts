import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Booking } from '../../bookings/booking.entity';
import { ListSize } from '../../core/cost.decorator';
import { Counted, type Counting } from '../../core/counting.decorator';
import { Page, type PageOf } from '../../core/pagination';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { AccountBalance, JournalArgs, JournalLine, TrialBalanceArgs } from './journal.types';
import { readJournal } from './journal.service';
import { readTrialBalance } from './trialBalance.service';

const JournalLineList = Page(JournalLine, 'JournalLine');

@Resolver(() => JournalLine)
export class JournalResolver {
  @Allow('journal:read')
  @Query(() => JournalLineList, {
    description:
      'The journal of the books, the newest day first: all double entries. Staff of the hotel only.',
  })
  journal(
    @Args(() => JournalArgs) args: JournalArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<JournalLine>> {
    return readJournal(viewer, args, counting);
  }

  @Allow('journal:read')
  @ListSize(16)
  @Query(() => [AccountBalance], {
    description:
      'The accounts of a hotel, or of all hotels, with their sums in a period. The closing balances add up to zero. Staff of the hotel only.',
  })
  trialBalance(
    @Args(() => TrialBalanceArgs) args: TrialBalanceArgs,
    @Ctx() { viewer }: Context,
  ): Promise<AccountBalance[]> {
    return readTrialBalance(viewer, args);
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'Its hotel; null if it was deleted, and for what belongs to no hotel, such as payouts.',
  })
  async hotel(@Root() { hotelId }: JournalLine, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return hotelId ? loaders.hotels.load(hotelId) : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'Its booking; null for transfers without one.',
  })
  async booking(@Root() { bookingId }: JournalLine, @Ctx() { loaders }: Context): Promise<Booking | null> {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who caused it; null for the server, the card provider and deleted accounts.',
  })
  async user(@Root() { userId }: JournalLine, @Ctx() { loaders }: Context): Promise<User | null> {
    return userId ? loaders.users.load(userId) : null;
  }
}
