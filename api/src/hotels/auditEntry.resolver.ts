import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '../access/audit/auditEntry.entity';
import type { Context } from '../access/context';
import { Hotel } from './hotel.entity';

@Resolver(() => AuditEntry)
export class AuditEntryHotelResolver {
  @FieldResolver(() => Hotel, {
    nullable: true,
    description:
      'The hotel to which the record belongs; null if it was deleted, and for records of no hotel.',
  })
  hotel(@Root() { hotelId }: AuditEntry, @Ctx() { loaders }: Context): Promise<Hotel | null> | null {
    return hotelId ? loaders.hotels.load(hotelId) : null;
  }

  @FieldResolver(() => Hotel, {
    nullable: true,
    description: 'The hotel as whose owner an administrator acted; null if it was deleted.',
  })
  actedAsHotel(
    @Root() { actedAsHotelId }: AuditEntry,
    @Ctx() { loaders }: Context,
  ): Promise<Hotel | null> | null {
    return actedAsHotelId ? loaders.hotels.load(actedAsHotelId) : null;
  }
}
