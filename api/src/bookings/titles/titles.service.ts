import { In } from 'typeorm';
import { currentLanguage, type Language } from '../../../../schema/language';
import { repo } from '../../database/transaction';
import { ExtraTranslation } from '../../hotels/extras/extraTranslation.entity';
import type { RoomType } from '../../rooms/roomType.entity';
import { RoomTypeTranslation } from '../../rooms/texts/roomTypeTranslation.entity';
import type { BookingExtra } from '../extras/bookingExtra.entity';
import type { Stay } from '../stay.entity';
import { soldTitle, type Sold } from './soldTitle';

/** What is sold today under an id, with its texts in one language. */
type Today = Omit<Sold, 'title'> & { id: string };

const idsIn = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/** The rows with the titles that someone reads; `idOf` names what the hotel sells today of it. */
const titled = <Row extends { title: string }>(
  rows: readonly Row[],
  today: readonly Today[],
  idOf: (row: Row) => string | null,
  language: Language,
): Row[] =>
  rows.map((row) => {
    const found = today.find(({ id }) => id === idOf(row));
    return found ? { ...row, title: soldTitle(language, { ...found, title: row.title }).text } : row;
  });

/** Stays with the titles of their rooms for someone who reads a language; by default for the reader. One query for all. */
export async function withTitles<Row extends Pick<Stay, 'title' | 'roomTypeId'>>(
  stays: readonly Row[],
  language: Language = currentLanguage(),
): Promise<Row[]> {
  const ids = idsIn(stays.map(({ roomTypeId }) => roomTypeId));
  const found = ids.length
    ? await repo(RoomTypeTranslation).find({
        where: { roomTypeId: In(ids), language },
        relations: { roomTypeRow: { hotelRow: true } },
      })
    : [];
  const today = found.map((row) => ({
    id: row.roomTypeId,
    today: row.roomTypeRow!,
    ownLanguage: row.roomTypeRow!.hotelRow!.language,
    translations: [row],
  }));
  return titled(stays, today, ({ roomTypeId }) => roomTypeId, language);
}

/** Extras that were sold with their titles for someone who reads a language; by default for the reader. One query for all. */
export async function extrasWithTitles<Row extends Pick<BookingExtra, 'title' | 'extraId'>>(
  extras: readonly Row[],
  language: Language = currentLanguage(),
): Promise<Row[]> {
  const ids = idsIn(extras.map(({ extraId }) => extraId));
  const found = ids.length
    ? await repo(ExtraTranslation).find({
        where: { extraId: In(ids), language },
        relations: { extraRow: { hotelRow: true } },
      })
    : [];
  const today = found.map((row) => ({
    id: row.extraId,
    today: row.extraRow!,
    ownLanguage: row.extraRow!.hotelRow!.language,
    translations: [row],
  }));
  return titled(extras, today, ({ extraId }) => extraId, language);
}

/** The title of a room type for the reader, to name it in a message. */
export async function titleOf({ id, title }: Pick<RoomType, 'id' | 'title'>): Promise<string> {
  const [named] = await withTitles([{ title, roomTypeId: id }]);
  return named!.title;
}
