import { In } from 'typeorm';
import { currentLanguage, type Language } from '../../../../schema/language';
import { repo } from '../../database/transaction';
import type { RoomType } from '../../rooms/roomType.entity';
import { RoomTypeTranslation } from '../../rooms/texts/roomTypeTranslation.entity';
import type { Stay } from '../stay.entity';
import { soldTitle } from './soldTitle';

/** Stays with the titles of their rooms for someone who reads a language; by default for the reader. One query for all. */
export async function withTitles<Row extends Pick<Stay, 'title' | 'roomTypeId'>>(
  stays: readonly Row[],
  language: Language = currentLanguage(),
): Promise<Row[]> {
  const ids = stays.flatMap(({ roomTypeId }) => roomTypeId ?? []);
  const rows = ids.length
    ? await repo(RoomTypeTranslation).find({
        where: { roomTypeId: In(ids), language },
        relations: { roomTypeRow: { hotelRow: true } },
      })
    : [];
  return stays.map((stay) => {
    const row = rows.find(({ roomTypeId }) => roomTypeId === stay.roomTypeId);
    if (!row) return stay;
    const { hotelRow, ...today } = row.roomTypeRow!;
    const sold = { title: stay.title, ownLanguage: hotelRow!.language, today, translations: [row] };
    return { ...stay, title: soldTitle(language, sold).text };
  });
}

/** The title of a room type for the reader, to name it in a message. */
export async function titleOf({ id, title }: Pick<RoomType, 'id' | 'title'>): Promise<string> {
  const [named] = await withTitles([{ title, roomTypeId: id }]);
  return named!.title;
}
