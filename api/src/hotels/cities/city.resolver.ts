import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { City } from './city.entity';
import { CityCharge } from './cityCharge.entity';
import { listCities } from '../hotel.service';
import { PlacesArgs } from '../placeList.inputs';

@Resolver(() => City)
export class CityResolver {
  @ListSize(100)
  @Allow('catalogue:read')
  @Query(() => [City], { description: 'Every city, by name unless sorted otherwise.' })
  cities(@Args(() => PlacesArgs) args: PlacesArgs): Promise<City[]> {
    return listCities(args);
  }

  @FieldResolver(() => Int, { description: 'How many hotels it has.' })
  numberOfHotels(@Root() city: City, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsInCity.load(city.id);
  }

  @ListSize(3)
  @FieldResolver(() => [CityCharge], {
    description: 'Taxes and fees on stays in it, in the order that administrators gave them.',
  })
  charges(@Root() { id }: City, @Ctx() { loaders }: Context): Promise<CityCharge[]> {
    return loaders.chargesOfCity.load(id);
  }
}
