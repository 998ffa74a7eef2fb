import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Cost } from '../core/cost.decorator';
import { City } from '../hotels/cities/city.entity';
import { suggestDestinations } from './destinations.service';
import { Destinations, Landmark } from './destinations.types';

@Resolver(() => Landmark)
export class DestinationsResolver {
  @Cost(200)
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => Destinations, {
    description:
      'The hotels and tourist locations that a text may mean while it is typed; case and accents do not matter. `cities` lists the cities.',
  })
  destinations(
    @Arg('text', () => String, { description: 'The beginnings of words of the name, and of the city.' })
    text: string,
    @Ctx() { budget }: Context,
  ): Promise<Destinations> {
    return suggestDestinations(text, budget.pieces);
  }

  @FieldResolver(() => City, { description: 'The city where it is.' })
  city(@Root() { cityId }: Landmark, @Ctx() { loaders }: Context): City | Promise<City | null> {
    return loaders.cities.load(cityId);
  }
}
