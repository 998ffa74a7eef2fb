import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { CatalogueAbilities, Deleted } from './catalogue.results';
import { createHotel, updateHotel } from './hotel.admin.service';
import { Hotel } from './hotel.entity';
import { CreateHotelInput, DeleteHotelInput, UpdateHotelInput } from './hotel.inputs';
import { deleteHotel } from './hotelDeletion.service';
import { CreateHotelResult, DeleteHotelResult, UpdateHotelResult } from './hotel.results';

@Resolver(() => Hotel)
export class HotelAdminResolver {
  @Allow('hotel:manage')
  @Mutation(() => CreateHotelResult, { description: 'Makes a hotel without rooms. Administrators only.' })
  createHotel(
    @Arg('input', () => CreateHotelInput) input: CreateHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return createHotel(viewer, input);
  }

  @Allow('hotel:manage')
  @Mutation(() => UpdateHotelResult, { description: 'Changes a hotel. Administrators only.' })
  updateHotel(
    @Arg('input', () => UpdateHotelInput) input: UpdateHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return updateHotel(viewer, input);
  }

  @Allow('hotel:manage')
  @Mutation(() => DeleteHotelResult, {
    description:
      'Deletes a hotel with its rooms and reviews: from the answer on nobody finds or books it. Bookings ahead are cancelled and refunded in full, many of them within minutes after the answer; until then they read CONFIRMED. Administrators only.',
  })
  async deleteHotel(
    @Arg('input', () => DeleteHotelInput) input: DeleteHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Deleted> {
    await deleteHotel(viewer, input);
    return Deleted.of(input.hotelId);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    return CatalogueAbilities.of(viewer, 'hotel:manage');
  }
}
