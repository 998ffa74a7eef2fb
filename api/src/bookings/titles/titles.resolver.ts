import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { currentLanguage } from '../../../../schema/language';
import type { Context } from '../../access/context';
import { WrittenText } from '../../hotels/texts/writtenText.types';
import { BookingExtra } from '../extras/bookingExtra.entity';
import { Stay } from '../stay.entity';
import { soldTitle } from './soldTitle';

@Resolver(() => Stay)
export class StayTitleResolver {
  @FieldResolver(() => WrittenText, {
    description:
      'Its title in the language of the request, if the room type has one in it and is still called what was booked; else the title when it was booked.',
  })
  async shownTitle(
    @Root() { title, roomTypeId, hotelId }: Stay,
    @Ctx() { loaders }: Context,
  ): Promise<WrittenText> {
    const language = currentLanguage();
    const ownLanguage = (hotelId && (await loaders.hotels.load(hotelId))?.language) || 'en';
    const isAsked = roomTypeId !== null && language !== ownLanguage;
    const today = isAsked ? await loaders.roomTypes.load(roomTypeId) : null;
    const translations = today ? await loaders.translationsOfRoomType.load(today.id) : [];
    return soldTitle(language, { title, ownLanguage, today, translations });
  }
}

@Resolver(() => BookingExtra)
export class BookingExtraTitleResolver {
  @FieldResolver(() => WrittenText, {
    description:
      'Its name in the language of the request, if the extra has one in it and is still called what was sold; else its name when it was sold.',
  })
  async shownTitle(
    @Root() { title, extraId, bookingId }: BookingExtra,
    @Ctx() { loaders }: Context,
  ): Promise<WrittenText> {
    const language = currentLanguage();
    const hotelId = (await loaders.bookings.load(bookingId))?.hotelId;
    const ownLanguage = (hotelId && (await loaders.hotels.load(hotelId))?.language) || 'en';
    const isAsked = extraId !== null && language !== ownLanguage;
    const today = isAsked ? await loaders.extras.load(extraId) : null;
    const translations = today ? await loaders.translationsOfExtra.load(today.id) : [];
    return soldTitle(language, { title, ownLanguage, today, translations });
  }
}
