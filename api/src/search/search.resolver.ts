import { Arg, Args, Query, Resolver } from 'type-graphql';
import { Allow } from '../door';
import { Hotel } from '../hotels/hotel.entity';
import { Page, PageArgs, type PageOf } from '../page';
import { HotelFilter, HotelSort } from './search.inputs';
import { searchHotels } from './search.service';

const HotelList = Page(Hotel, 'Hotel');

@Resolver()
export class SearchResolver {
  @Allow('catalogue:read')
  @Query(() => HotelList, {
    description: 'Hotels that match; with dates, only those with a free room number for every night.',
  })
  hotels(
    @Arg('filter', () => HotelFilter, { nullable: true, description: 'Which hotels; all without it.' })
    filter: HotelFilter | null,
    @Arg('sort', () => HotelSort, {
      nullable: true,
      defaultValue: HotelSort.RATING_DESC,
      description: 'In which order.',
    })
    sort: HotelSort | null,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<PageOf<Hotel>> {
    return searchHotels(filter ?? {}, sort ?? HotelSort.RATING_DESC, page);
  }
}
