import { In, MoreThanOrEqual } from 'typeorm';
import {
  AUTOMATIC_KINDS,
  FEWEST_DAYS,
  type MessageKindName,
  type MessageWords,
} from '../../../../schema/guestMessages';
import { LANGUAGE_TAGS, type Language } from '../../../../schema/language';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import { authorize, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { atHotel } from '../deadline/heldUntil.service';
import { HotelMoment } from '../deadline/heldUntil.types';
import { GuestMessage } from './guestMessage.entity';
import { MessageTemplate, newMessageTemplate } from './messageTemplate.entity';
import { ShownTemplate } from './messageTemplate.types';
import { MessageText } from './messageText.entity';
import type { MessageTranslation } from './messageTranslation.types';
import { translationsOf } from './messageTranslations.service';
import { chooseWords, usualWords } from './messageWords';

const LATELY = 30 * 86_400_000;

/** What was sent of a kind lately. */
interface Sent {
  count: number;
  last: Date | null;
}

/** The automatic messages of a hotel in the order in which guests get them, then its quick replies by name; null without such a hotel. */
export async function listMessageTemplates(
  viewer: Viewer | undefined,
  hotelId: string,
): Promise<ShownTemplate[] | null> {
  authorize(viewer, 'messageTemplate:read', { hotelId });
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const all = await templatesOf(hotelId);
  const texts = await textsOf(all);
  const sent = await sentLately(hotelId);
  const { timeZone } = found.city;
  const { language } = found.hotel;
  return all.map((template) => {
    const translations = translationsOf(template, texts, language);
    const words = { ...textOf(template, texts, [language]), language, translations };
    return shown(template, words, timeZone, sent.get(template.kind));
  });
}

/** All templates of a hotel, those that it has not changed as new rows that are not stored. */
export async function templatesOf(hotelId: string): Promise<MessageTemplate[]> {
  const stored = await repo(MessageTemplate).findBy({ hotelId });
  const automatic = AUTOMATIC_KINDS.map(
    (kind) => stored.find((template) => template.kind === kind) ?? untouched(hotelId, kind),
  );
  const replies = stored.filter(({ kind }) => kind === 'QUICK_REPLY');
  return [...automatic, ...replies.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))];
}

/** An automatic message as it is before a hotel changes it: off, since it may say what Staybook's own mails say. */
export const untouched = (hotelId: string, kind: (typeof AUTOMATIC_KINDS)[number]): MessageTemplate => {
  const { days, hour } = USUAL_MESSAGES[kind];
  return newMessageTemplate({ hotelId, kind, slot: kind, enabled: false, days, hour });
};

/** The texts of templates in all languages. */
export const textsOf = (templates: readonly MessageTemplate[]): Promise<MessageText[]> =>
  repo(MessageText).findBy({ templateId: In(templates.map(({ id }) => id)) });

/** The words of a template in the first of these languages that it has any in, among texts of several. */
export const textOf = (
  { id, kind }: MessageTemplate,
  texts: readonly MessageText[],
  languages: readonly (Language | null)[],
): MessageWords =>
  chooseWords(
    kind,
    texts.filter(({ templateId }) => templateId === id),
    languages,
  );

/** The words of a template in the language of its hotel and in others. */
interface ShownWords extends MessageWords {
  language: Language;
  translations: MessageTranslation[];
}

/** A template as staff see it. */
export function shown(
  template: MessageTemplate,
  { subject, body, language, translations }: ShownWords,
  timeZone: string,
  { count, last }: Sent = { count: 0, last: null },
): ShownTemplate {
  const { hotelId, kind, name, enabled, days, hour, dueAt, version } = template;
  const usual = usualWords(kind, language);
  return build(ShownTemplate, {
    id: publicId(template),
    hotelId,
    kind,
    name,
    subject,
    body,
    language,
    translations,
    isUsual: subject === usual.subject && body === usual.body,
    usualTexts: usualTextsOf(kind),
    enabled,
    days: kind in FEWEST_DAYS ? days : 0,
    hour,
    nextAt: dueAt && build(HotelMoment, atHotel(dueAt, timeZone)),
    version,
    sentLately: count,
    lastSentAt: last,
  });
}

/** The usual text of an automatic kind in each language. */
const usualTextsOf = (kind: MessageKindName): MessageTranslation[] =>
  kind === 'QUICK_REPLY'
    ? []
    : LANGUAGE_TAGS.map((language) => ({ language, ...usualWords(kind, language) }));

/** A hotel has each automatic message once, whether or not it is stored. */
const publicId = ({ id, hotelId, kind }: MessageTemplate): string =>
  kind === 'QUICK_REPLY' ? id : `${hotelId}-${kind}`;

/** How many messages of each kind a hotel has sent in the last 30 days, and when the last one. */
export async function sentLately(hotelId: string): Promise<Map<MessageKindName, Sent>> {
  const since = new Date(now().getTime() - LATELY);
  const counted = await repo(GuestMessage)
    .createQueryBuilder('sent')
    .select('sent.kind', 'kind')
    .addSelect('COUNT(*)', 'count')
    // ids begin with the time
    .addSelect('MAX(sent.id)', 'lastId')
    .where({ hotelId, sentAt: MoreThanOrEqual(since) })
    .groupBy('sent.kind')
    .getRawMany<{ kind: MessageKindName; count: string; lastId: string }>();
  const last = await repo(GuestMessage).findBy({ id: In(counted.map(({ lastId }) => lastId)) });
  const found = new Map<MessageKindName, Sent>();
  for (const { kind, count, lastId } of counted) {
    const sentAt = last.find(({ id }) => id === lastId)?.sentAt ?? null;
    found.set(kind, { count: Number(count), last: sentAt });
  }
  return found;
}
