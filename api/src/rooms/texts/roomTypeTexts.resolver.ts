import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import type { Context } from '../../access/context';
import { ListSize } from '../../core/cost.decorator';
import { Language } from '../../users/language.enum';
import { RoomType } from '../roomType.entity';
import { roomTypeTextsIn } from './roomTypeTexts.service';
import { RoomTypeTexts } from './roomTypeTexts.types';
import { RoomTypeTranslation } from './roomTypeTranslation.entity';

@Resolver(() => RoomType)
export class RoomTypeTextsResolver {
  @FieldResolver(() => RoomTypeTexts, {
    description: 'Its texts for someone who reads a language; those of the hotel where it has none in it.',
  })
  async texts(
    @Root() roomType: RoomType,
    @Arg('language', () => Language, { description: 'The language of the reader.' }) language: Tag,
    @Ctx() { loaders }: Context,
  ): Promise<RoomTypeTexts> {
    const own = (await loaders.hotels.load(roomType.hotelId))?.language ?? 'en';
    const others = language === own ? [] : await loaders.translationsOfRoomType.load(roomType.id);
    return roomTypeTextsIn(language, roomType, own, others);
  }

  @ListSize(2)
  @FieldResolver(() => [RoomTypeTranslation], {
    description: 'Its texts in all languages other than that of its hotel, by the tags of the languages.',
  })
  translations(@Root() { id }: RoomType, @Ctx() { loaders }: Context): Promise<RoomTypeTranslation[]> {
    return loaders.translationsOfRoomType.load(id);
  }
}
