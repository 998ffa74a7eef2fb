import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { City } from './city.entity';
import { CityCharge } from './cityCharge.entity';
import { UpdateCityChargesInput } from './cityCharge.inputs';
import { UpdateCityChargesResult } from './cityCharge.results';
import { updateCityCharges } from './cityCharge.service';

@Resolver(() => City)
export class CityChargeResolver {
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

  @FieldResolver(() => [CityCharge], { description: 'Taxes and fees on stays in it, in the order of staff.' })
  charges(@Root() { id }: City, @Ctx() { loaders }: Context): Promise<CityCharge[]> {
    return loaders.chargesOfCity.load(id);
  }
}
