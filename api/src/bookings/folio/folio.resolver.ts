import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { sumCents } from '../../../../schema/prices';
import { ListSize } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { FolioLine } from './folioLine.entity';

@ObjectType({
  description: 'The account of a booking: what it cost, what was paid, and what went back.',
  simpleResolvers: true,
})
export class Folio {
  @Field(() => Int, {
    description: 'The sum of its lines, in cents. Above zero the guest owes it, below zero the hotel does.',
  })
  balanceCents!: number;

  @ListSize(12)
  @Field(() => [FolioLine], { description: 'Its lines, oldest first.' })
  lines!: FolioLine[];
}

@Resolver(() => Booking)
export class BookingFolioResolver {
  @FieldResolver(() => Folio, {
    nullable: true,
    description: 'Its folio; null if you may not read it, or while nothing is booked or paid.',
  })
  async folio(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<Folio | null> {
    if (!can(viewer, 'folio:read', booking)) return null;
    const lines = await loaders.folioLinesOfBooking.load(booking.id);
    return lines.length ? { balanceCents: sumCents(lines), lines } : null;
  }
}

@Resolver(() => FolioLine)
export class FolioLineResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who caused it; null for Staybook itself and the card provider.',
  })
  user(@Root() { userId }: FolioLine, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId ? loaders.users.load(userId) : null;
  }
}
