import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { listHotelTypes } from '../hotel.service';
import { HotelType } from './hotelType.entity';
import { PlacesArgs } from '../placeList.inputs';

@Resolver(() => HotelType)
export class HotelTypeResolver {
  @ListSize(10)
  @Allow('catalogue:read')
  @Query(() => [HotelType], { description: 'Every hotel type, by name unless sorted otherwise.' })
  hotelTypes(@Args(() => PlacesArgs) args: PlacesArgs): Promise<HotelType[]> {
    return listHotelTypes(args);
  }

  @FieldResolver(() => Int, { description: 'How many hotels are of this type.' })
  numberOfHotels(@Root() type: HotelType, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsOfType.load(type.id);
  }
}
