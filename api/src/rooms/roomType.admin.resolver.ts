import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { CatalogueAbilities } from '../hotels/catalogue.results';
import { can } from '../access/policy';
import { RoomType } from './roomType.entity';
import { CreateRoomTypeInput, DeleteRoomTypeInput, UpdateRoomTypeInput } from './roomType.inputs';
import {
  CreateRoomTypeResult,
  DeleteRoomTypeResult,
  DeletedRoomType,
  UpdateRoomTypeResult,
} from './roomType.results';
import { createRoomType, deleteRoomType, updateRoomType } from './roomTypeChange.service';
import { build } from '../core/build';

@Resolver(() => RoomType)
export class RoomStaffResolver {
  @Allow('roomType:manage')
  @Mutation(() => CreateRoomTypeResult, {
    description: 'Makes a room type with its room numbers. Administrators only.',
  })
  createRoomType(
    @Arg('input', () => CreateRoomTypeInput) input: CreateRoomTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return createRoomType(viewer, input);
  }

  @Allow('roomType:manage')
  @Mutation(() => UpdateRoomTypeResult, {
    description: 'Changes a room type, its room numbers, or the hotel it belongs to. Administrators only.',
  })
  updateRoomType(
    @Arg('input', () => UpdateRoomTypeInput) input: UpdateRoomTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return updateRoomType(viewer, input);
  }

  @Allow('roomType:manage')
  @Mutation(() => DeleteRoomTypeResult, {
    description:
      'Deletes a room type with its room numbers; bookings ahead are cancelled and refunded in full. Administrators only.',
  })
  async deleteRoomType(
    @Arg('input', () => DeleteRoomTypeInput) input: DeleteRoomTypeInput,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<DeletedRoomType> {
    const hotelId = await deleteRoomType(viewer, input);
    const hotel = await loaders.hotels.load(hotelId);
    return build(DeletedRoomType, { deletedId: input.roomTypeId, hotel });
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    const manage = can(viewer, 'roomType:manage');
    return { update: manage, delete: manage };
  }
}
