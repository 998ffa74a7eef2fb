import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { can } from '../core/policy';
import {
  CatalogueAbilities,
  CreateHotelResult,
  DeleteHotelResult,
  Deleted,
  UpdateHotelResult,
} from './catalogue.results';
import { Hotel } from './hotel.entity';
import { CreateHotelInput, DeleteHotelInput, UpdateHotelInput } from './hotel.inputs';
import { createHotel, deleteHotel, updateHotel } from './hotelChange.service';
import { StaffMember } from './staff.entity';

@Resolver(() => Hotel)
export class HotelStaffResolver {
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
      'Deletes a hotel with rooms and reviews; bookings ahead are cancelled and refunded in full. Administrators only.',
  })
  async deleteHotel(
    @Arg('input', () => DeleteHotelInput) input: DeleteHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Deleted> {
    await deleteHotel(viewer, input);
    return Deleted.of(input.hotelId);
  }

  @FieldResolver(() => StaffMember, {
    nullable: true,
    description: 'Who manages it; null where nobody does.',
  })
  async manager(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<StaffMember | null> {
    return (await loaders.staffOfHotel.load(id)).find(({ isManager }) => isManager) ?? null;
  }

  @FieldResolver(() => [StaffMember], { description: 'Who works there, without the manager.' })
  async staff(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<StaffMember[]> {
    return (await loaders.staffOfHotel.load(id)).filter(({ isManager }) => !isManager);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    const manage = can(viewer, 'hotel:manage');
    return { update: manage, delete: manage };
  }
}

@Resolver(() => StaffMember)
export class StaffMemberResolver {
  @FieldResolver(() => String, { description: "The person's own name." })
  async name(@Root() { userId }: StaffMember, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.users.load(userId))?.name ?? '';
  }

  @FieldResolver(() => ID, { description: "The person's reference." })
  refNumber(@Root() { userId }: StaffMember): string {
    return userId;
  }
}
