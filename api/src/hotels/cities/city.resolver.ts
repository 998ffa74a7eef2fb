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
import { City } from './city.entity';
import { CityCharge } from './cityCharge.entity';
import { listCities } from '../hotel.service';
import { PlacesArgs } from '../placeList.inputs';
import { CatalogueAbilities, Deleted } from '../catalogue.types';
import { createCity, deleteCity, updateCity } from './city.service';
import { CreateCityInput, DeleteCityInput, UpdateCityInput } from './city.inputs';
import { CreateCityResult, DeleteCityResult, UpdateCityResult } from './city.types';
import { updateCityCharges } from './cityCharge.service';
import { UpdateCityChargesInput, UpdateCityChargesResult } from './cityCharge.types';

@Resolver(() => City)
export class CityResolver {
  @ListSize(100)
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => [City], { description: 'All cities, by name by default.' })
  cities(@Args(() => PlacesArgs) args: PlacesArgs): Promise<City[]> {
    return listCities(args);
  }

  @FieldResolver(() => String, {
    description:
      'Its name in a language; the one that administrators entered if it has none in this language.',
  })
  nameIn(
    @Root() city: City,
    @Arg('language', () => Language, { description: 'The language of the reader.' }) language: Tag,
  ): string {
    return nameIn(city, language);
  }

  @ListSize(6)
  @FieldResolver(() => [PlaceName], { description: 'Its names in languages, by the tags of the languages.' })
  names(@Root() { names }: City): PlaceName[] {
    return names ?? [];
  }

  @FieldResolver(() => Int, { description: 'Number of its hotels.' })
  numberOfHotels(@Root() city: City, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsInCity.load(city.id);
  }

  @ListSize(3)
  @FieldResolver(() => [CityCharge], {
    description: 'Taxes and fees on stays in it, in the order set by administrators.',
  })
  charges(@Root() { id }: City, @Ctx() { loaders }: Context): Promise<CityCharge[]> {
    return loaders.chargesOfCity.load(id);
  }

  @Allow('city:manage')
  @Mutation(() => CreateCityResult, { description: 'Creates a city. Administrators only.' })
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

  @Allow('charge:update')
  @Mutation(() => UpdateCityChargesResult, {
    description: 'Sets the taxes and fees on stays in a city. Administrators only.',
  })
  updateCityCharges(
    @Arg('input', () => UpdateCityChargesInput) input: UpdateCityChargesInput,
    @Ctx() { viewer }: Context,
  ): Promise<City> {
    return updateCityCharges(viewer, input);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Ctx() { viewer }: Context): CatalogueAbilities {
    return CatalogueAbilities.all(can(viewer, 'city:manage'));
  }
}
