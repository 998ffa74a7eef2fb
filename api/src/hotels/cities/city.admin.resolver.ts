import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { CatalogueAbilities, Deleted } from '../catalogue.results';
import { createCity, deleteCity, updateCity } from './city.admin.service';
import { City } from './city.entity';
import { CreateCityInput, DeleteCityInput, UpdateCityInput } from './city.inputs';
import { CreateCityResult, DeleteCityResult, UpdateCityResult } from './city.results';
import { updateCityCharges } from './cityCharge.admin.service';
import { UpdateCityChargesInput } from './cityCharge.inputs';
import { UpdateCityChargesResult } from './cityCharge.results';

@Resolver(() => City)
export class CityAdminResolver {
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
    return CatalogueAbilities.of(viewer, 'city:manage');
  }
}
