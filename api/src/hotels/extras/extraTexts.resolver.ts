import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Language as Tag } from '../../../../schema/language';
import type { Context } from '../../access/context';
import { ListSize } from '../../core/cost.decorator';
import { Language } from '../../users/language.enum';
import { Extra } from './extra.entity';
import { extraTextsIn } from './extraTexts.service';
import { ExtraTexts } from './extraTexts.types';
import { ExtraTranslation } from './extraTranslation.entity';

@Resolver(() => Extra)
export class ExtraTextsResolver {
  @FieldResolver(() => ExtraTexts, {
    description: 'Its texts for someone who reads a language; those of the hotel where it has none in it.',
  })
  async texts(
    @Root() extra: Extra,
    @Arg('language', () => Language, { description: 'The language of the reader.' }) language: Tag,
    @Ctx() { loaders }: Context,
  ): Promise<ExtraTexts> {
    const own = (await loaders.hotels.load(extra.hotelId))?.language ?? 'en';
    const others = language === own ? [] : await loaders.translationsOfExtra.load(extra.id);
    return extraTextsIn(language, extra, own, others);
  }

  @ListSize(2)
  @FieldResolver(() => [ExtraTranslation], {
    description: 'Its texts in all languages other than that of its hotel, by the tags of the languages.',
  })
  translations(@Root() { id }: Extra, @Ctx() { loaders }: Context): Promise<ExtraTranslation[]> {
    return loaders.translationsOfExtra.load(id);
  }
}
