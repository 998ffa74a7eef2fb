import { fill } from '../../../../schema/fill';
import {
  bodyProblem,
  FEWEST_DAYS,
  hasHour,
  hasSubject,
  quickReplyNameProblem,
  subjectProblem,
  tidyBody,
  type MessageWords,
  MESSAGE_LIMITS,
} from '../../../../schema/guestMessages';
import type { Language } from '../../../../schema/language';
import { clockIn } from '../../../../schema/hotelTime';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorize, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { findHotelWithCity, lockOpenHotels } from '../../hotels/hotel.service';
import type { Hotel } from '../../hotels/hotel.entity';
import { raiseVersion } from '../../users/version.service';
import { hourOf, nextAt } from './messageMoments';
import type { DeleteQuickReplyInput, SaveMessageTemplateInput } from './messageTemplate.inputs';
import { MessageTemplate, newMessageTemplate } from './messageTemplate.entity';
import { MessageTemplateRefused, type ShownTemplate } from './messageTemplate.types';
import type { MessageTranslation } from './messageTranslation.types';
import { MessageText, newMessageText } from './messageText.entity';
import {
  changedTranslations,
  storeTranslations,
  translationsInWords,
  translationsOf,
} from './messageTranslations.service';
import { usualWords } from './messageWords';
import { sentLately, shown, textOf, textsOf, untouched } from './templateList.service';

/**
 * Sets the text and the time of a message of a hotel, or turns it on or off; what the input leaves out stays as it is. Words equal
 * to the usual ones are not stored. A new quick reply that is sent again is the same one. Refuses MessageTemplateRefused and
 * Outdated.
 */
export function saveMessageTemplate(
  viewer: Viewer | undefined,
  input: SaveMessageTemplateInput,
): Promise<ShownTemplate> {
  const { hotelId, version } = input;
  authorize(viewer, 'messageTemplate:manage', { hotelId });
  return transaction(async () => {
    const hotel = await lockHotel(hotelId);
    const timeZone = (await findHotelWithCity(hotelId))?.city.timeZone ?? 'UTC';
    const template = await findOrMake(input);
    const { language } = hotel;
    const texts = await textsOf([template]);
    const wordsBefore = textOf(template, texts, [language]);
    const othersBefore = translationsOf(template, texts, language);
    const before = template.version > 0 ? audited({ ...template, ...wordsBefore }, othersBefore) : undefined;
    const words = {
      subject: hasSubject(template.kind) ? (input.subject ?? wordsBefore.subject).trim() : '',
      body: tidyBody(input.body ?? wordsBefore.body),
    };
    const plan = { ...template, ...changesOf(template, input) };
    refuseInvalid(plan, words);
    const others = changedTranslations(template, othersBefore, input.translations ?? [], language);
    const isNew = template.version === 0;
    const isKept = isSame(template, plan) && isSameWords(wordsBefore, words);
    if (isNew || !isKept || JSON.stringify(others) !== JSON.stringify(othersBefore)) {
      if (!isNew && template.kind === 'QUICK_REPLY' && !input.templateId)
        refuse(new MessageTemplateRefused('name', 'Another quick reply has this name.'));
      await raiseVersion(viewer, template, version);
      Object.assign(template, changesOf(template, input), { dueAt: dueAtOf(template, plan, timeZone) });
      await repo(MessageTemplate).save(template);
      await storeWords(template, language, words);
      await storeTranslations(template, othersBefore, others);
      await record(viewer, 'saveMessageTemplate', hotel, template, {
        before,
        after: audited({ ...template, ...words }, others),
      });
    }
    const said = { ...words, language, translations: others };
    return shown(template, said, timeZone, (await sentLately(hotelId)).get(template.kind));
  });
}

/** Deletes a quick reply. One that is gone already counts as deleted. Refuses MessageTemplateRefused. */
export function deleteQuickReply(
  viewer: Viewer | undefined,
  { hotelId, templateId }: DeleteQuickReplyInput,
): Promise<string> {
  authorize(viewer, 'messageTemplate:manage', { hotelId });
  return transaction(async () => {
    const hotel = await lockHotel(hotelId);
    const template = await repo(MessageTemplate).findOneBy({ id: templateId, hotelId, kind: 'QUICK_REPLY' });
    if (!template) return templateId;
    const texts = await textsOf([template]);
    const words = textOf(template, texts, [hotel.language]);
    const before = audited({ ...template, ...words }, translationsOf(template, texts, hotel.language));
    await repo(MessageTemplate).delete({ id: templateId });
    await record(viewer, 'deleteQuickReply', hotel, template, { before });
    return templateId;
  });
}

async function lockHotel(hotelId: string): Promise<Hotel> {
  const [hotel] = await lockOpenHotels([hotelId]);
  return hotel ?? refuse(new MessageTemplateRefused(null, 'This hotel does not exist.'));
}

/** The template that the input is about: the stored one, or a new row. */
async function findOrMake({
  hotelId,
  kind,
  templateId,
  name,
}: SaveMessageTemplateInput): Promise<MessageTemplate> {
  if (kind !== 'QUICK_REPLY')
    return (await repo(MessageTemplate).findOneBy({ hotelId, slot: kind })) ?? untouched(hotelId, kind);
  const replies = await repo(MessageTemplate).findBy({ hotelId, kind });
  const isNamed = (reply: MessageTemplate) => reply.name.toLowerCase() === name?.trim().toLowerCase();
  const same = replies.find((reply) => reply.id !== templateId && isNamed(reply));
  if (templateId) {
    if (same) refuse(new MessageTemplateRefused('name', 'Another quick reply has this name.'));
    const found = replies.find(({ id }) => id === templateId);
    return found ?? refuse(new MessageTemplateRefused(null, 'This quick reply no longer exists.'));
  }
  if (same) return same;
  if (replies.length >= MESSAGE_LIMITS.quickReplies)
    refuse(
      new MessageTemplateRefused(
        null,
        fill('A hotel can have {most} quick replies at most.', { most: MESSAGE_LIMITS.quickReplies }),
      ),
    );
  const made = newMessageTemplate({ hotelId, kind, slot: '', enabled: true, days: 0, hour: 0 });
  return Object.assign(made, { slot: made.id });
}

type Plan = Pick<MessageTemplate, 'name' | 'enabled' | 'days' | 'hour'>;

const changesOf = (template: MessageTemplate, input: SaveMessageTemplateInput): Plan => ({
  name: template.kind === 'QUICK_REPLY' ? (input.name ?? template.name).trim() : '',
  enabled: input.enabled ?? template.enabled,
  days: template.kind in FEWEST_DAYS ? (input.days ?? template.days) : 0,
  hour: hasHour(template.kind) ? (input.hour ?? template.hour) : 0,
});

const isSame = (a: Plan, b: Plan): boolean =>
  a.name === b.name && a.enabled === b.enabled && a.days === b.days && a.hour === b.hour;
const isSameWords = (a: MessageWords, b: MessageWords): boolean =>
  a.subject === b.subject && a.body === b.body;

function refuseInvalid({ kind, name, days }: MessageTemplate, { subject, body }: MessageWords): void {
  const refuseFor = (field: string, problem: string | undefined) => {
    if (problem) refuse(new MessageTemplateRefused(field, problem));
  };
  if (kind === 'QUICK_REPLY') refuseFor('name', quickReplyNameProblem(name));
  refuseFor('subject', subjectProblem(kind, subject));
  refuseFor('body', bodyProblem(kind, body));
  const fewest = FEWEST_DAYS[kind];
  if (fewest !== undefined && (days < fewest || days > MESSAGE_LIMITS.days))
    refuseFor('days', `Enter ${fewest} to ${MESSAGE_LIMITS.days} days.`);
}

/**
 * When a changed template is next looked at. One that is turned on begins at its next hour; one that was on keeps its day, so
 * that no day is left out and none comes twice.
 */
function dueAtOf(before: MessageTemplate, after: MessageTemplate, timeZone: string): Date | null {
  if (!after.enabled || !hasHour(after.kind)) return null;
  if (!before.enabled || !before.dueAt) return nextAt(after, timeZone, now());
  if (before.hour === after.hour) return before.dueAt;
  return hourOf(timeZone, clockIn(timeZone, before.dueAt).day, after.hour);
}

/** Stores the hotel's own words, or removes them where they are the usual ones. */
async function storeWords(
  { id: templateId, kind }: MessageTemplate,
  language: Language,
  words: MessageWords,
): Promise<void> {
  if (isSameWords(usualWords(kind, language), words)) {
    await repo(MessageText).delete({ templateId, language });
    return;
  }
  const found = await repo(MessageText).findOneBy({ templateId, language });
  if (found) await repo(MessageText).update({ id: found.id }, { ...words });
  else await repo(MessageText).insert(newMessageText({ templateId, language, ...words }));
}

/** A template with all its words, for the audit log. */
const audited = <T extends MessageWords>(template: T, translations: readonly MessageTranslation[]) => ({
  ...template,
  translations: translationsInWords(translations),
});

const record = (
  viewer: Viewer | undefined,
  action: string,
  { id: hotelId, name }: Hotel,
  { id }: MessageTemplate,
  states: { before?: object; after?: object },
): Promise<void> =>
  recordChange(viewer, { action, record: AuditRecord.MESSAGE_TEMPLATE, id, name, hotelId, ...states });
