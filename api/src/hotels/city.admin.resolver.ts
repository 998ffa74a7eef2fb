import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { can } from '../core/policy';
import {
  CreateCityInput,
  CreateHotelTypeInput,
  DeleteCityInput,
  DeleteHotelTypeInput,
  UpdateCityInput,
  UpdateHotelTypeInput,
} from './catalogue.inputs';
import {
  CatalogueAbilities,
  CreateCityResult,
  CreateHotelTypeResult,
  DeleteCityResult,
  DeleteHotelTypeResult,
  Deleted,
  UpdateCityResult,
  UpdateHotelTypeResult,
} from './catalogue.results';
import { City } from './city.entity';
import { createCity, deleteCity, updateCity } from './city.service';
import { HotelType } from './hotelType.entity';
import { createHotelType, deleteHotelType, updateHotelType } from './hotelType.service';

@Resolver(() => City)
export class CityStaffResolver {
  @Allow('city:manage')
  @Mutation(() => CreateCityResult, { description: 'Makes a city. Administrators only.' })
  createCity(
    @Arg('input', () => CreateCityInput) input: CreateCityInput,
    @Ctx() { viewer }: Context,
  ): Promise<City> {
    return createCity(viewer, input);
  }

  @Allow('city:manage')
  @Mutation(() => UpdateCityResult, { description: 'Changes a city. Administrators only.' })
  updateCity(
    @Arg('input', () => UpdateCityInput) input: UpdateCityInput,
    @Ctx() { viewer }: Context,
  ): Promise<City> {
    return updateCity(viewer, input);
  }

  @Allow('city:manage')
  @Mutation(() => DeleteCityResult, { description: 'Deletes a city without hotels. Administrators only.' })
  async deleteCity(
    @Arg('input', () => DeleteCityInput) input: DeleteCityInput,
    @Ctx() { viewer }: Context,
  ): Promise<Deleted> {
    await deleteCity(viewer, input);
    return Deleted.of(input.cityId);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    const manage = can(viewer, 'city:manage');
    return { update: manage, delete: manage };
  }
}

@Resolver(() => HotelType)
export class HotelTypeStaffResolver {
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
    description: 'Deletes a hotel type that no hotel is of. Administrators only.',
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
    const manage = can(viewer, 'hotelType:manage');
    return { update: manage, delete: manage };
  }
}
