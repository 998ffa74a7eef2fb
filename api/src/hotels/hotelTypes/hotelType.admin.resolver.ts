import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { CatalogueAbilities, Deleted } from '../catalogue.results';
import { createHotelType, deleteHotelType, updateHotelType } from './hotelType.admin.service';
import { HotelType } from './hotelType.entity';
import { CreateHotelTypeInput, DeleteHotelTypeInput, UpdateHotelTypeInput } from './hotelType.inputs';
import { CreateHotelTypeResult, DeleteHotelTypeResult, UpdateHotelTypeResult } from './hotelType.results';

@Resolver(() => HotelType)
export class HotelTypeAdminResolver {
  @Allow('hotelType:manage')
  @Mutation(() => CreateHotelTypeResult, { description: 'Makes a hotel type. Administrators only.' })
  createHotelType(
    @Arg('input', () => CreateHotelTypeInput) input: CreateHotelTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<HotelType> {
    return createHotelType(viewer, input);
  }

  @Allow('hotelType:manage')
  @Mutation(() => UpdateHotelTypeResult, { description: 'Renames a hotel type. Administrators only.' })
  updateHotelType(
    @Arg('input', () => UpdateHotelTypeInput) input: UpdateHotelTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<HotelType> {
    return updateHotelType(viewer, input);
  }

  @Allow('hotelType:manage')
  @Mutation(() => DeleteHotelTypeResult, {
    description: 'Deletes a hotel type without hotels. Administrators only.',
  })
  async deleteHotelType(
    @Arg('input', () => DeleteHotelTypeInput) input: DeleteHotelTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<Deleted> {
    await deleteHotelType(viewer, input);
    return Deleted.of(input.hotelTypeId);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    return CatalogueAbilities.of(viewer, 'hotelType:manage');
  }
}
