import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import { Language } from '../../users/language.enum';
import { PlaceName } from '../placeNames/placeName.types';
import { nameIn } from '../placeNames/placeNames';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { listHotelTypes } from '../hotel.service';
import { HotelType } from './hotelType.entity';
import { PlacesArgs } from '../placeList.inputs';
import { CatalogueAbilities, Deleted } from '../catalogue.types';
import { createHotelType, deleteHotelType, updateHotelType } from './hotelType.service';
import { CreateHotelTypeInput, DeleteHotelTypeInput, UpdateHotelTypeInput } from './hotelType.inputs';
import { CreateHotelTypeResult, DeleteHotelTypeResult, UpdateHotelTypeResult } from './hotelType.types';

@Resolver(() => HotelType)
export class HotelTypeResolver {
  @ListSize(10)
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => [HotelType], { description: 'All hotel types, by name by default.' })
  hotelTypes(@Args(() => PlacesArgs) args: PlacesArgs): Promise<HotelType[]> {
    return listHotelTypes(args);
  }

  @FieldResolver(() => String, {
    description:
      'Its name in a language; the one that administrators entered if it has none in this language.',
  })
  nameIn(
    @Root() type: HotelType,
    @Arg('language', () => Language, { description: 'The language of the reader.' }) language: Tag,
  ): string {
    return nameIn(type, language);
  }

  @ListSize(6)
  @FieldResolver(() => [PlaceName], { description: 'Its names in languages, by the tags of the languages.' })
  names(@Root() { names }: HotelType): PlaceName[] {
    return names ?? [];
  }

  @FieldResolver(() => Int, { description: 'How many hotels are of this type.' })
  numberOfHotels(@Root() type: HotelType, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsOfType.load(type.id);
  }

  @Allow('hotelType:manage')
  @Mutation(() => CreateHotelTypeResult, { description: 'Creates a hotel type. Administrators only.' })
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
    return CatalogueAbilities.all(can(viewer, 'hotelType:manage'));
  }
}
