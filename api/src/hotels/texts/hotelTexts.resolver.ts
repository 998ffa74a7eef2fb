import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import type { Context } from '../../access/context';
import { ListSize } from '../../core/cost.decorator';
import { Language } from '../../users/language.enum';
import { Hotel } from '../hotel.entity';
import { hotelTextsIn } from './hotelTexts.service';
import { HotelTexts } from './hotelTexts.types';
import { HotelTranslation } from './hotelTranslation.entity';

@Resolver(() => Hotel)
export class HotelTextsResolver {
  @FieldResolver(() => HotelTexts, {
    description: "Its texts for someone who reads a language; the hotel's own where it has none in it.",
  })
  async texts(
    @Root() hotel: Hotel,
    @Arg('language', () => Language, { description: 'The language of the reader.' }) language: Tag,
    @Ctx() { loaders }: Context,
  ): Promise<HotelTexts> {
    const isOwn = language === hotel.language;
    return hotelTextsIn(language, hotel, isOwn ? [] : await loaders.translationsOfHotel.load(hotel.id));
  }

  @ListSize(2)
  @FieldResolver(() => [HotelTranslation], {
    description: 'Its texts in all languages other than its own, by the tags of the languages.',
  })
  translations(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<HotelTranslation[]> {
    return loaders.translationsOfHotel.load(id);
  }
}
