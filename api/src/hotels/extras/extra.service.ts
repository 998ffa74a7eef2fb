import { In } from 'typeorm';
import { extrasProblem } from '../../../../schema/extras';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { raiseVersion } from '../../users/version.service';
import { Hotel } from '../hotel.entity';
import { lockOpenHotels } from '../hotel.service';
import { inWords as translationsInWords } from '../texts/hotelTexts.service';
import { tidyName } from '../uniqueName.service';
import { Extra, newExtra } from './extra.entity';
import { readExtraTranslations, storeExtraTranslations } from './extraTexts.service';
import { ExtrasRefused, type ExtraInput, type UpdateExtrasInput } from './extra.types';

/**
 * Replaces the price list of the hotel, which counts as a change of the hotel. Extras that the input names by their ids
 * keep them. Refuses Outdated, and ExtrasRefused, which names the row.
 */
export async function updateExtras(
  viewer: Viewer | undefined,
  { hotelId, version, extras }: UpdateExtrasInput,
): Promise<Hotel> {
  authorizeToAsk(viewer, 'extra:update');
  const problem = extrasProblem(
    extras.map((extra) => ({ ...tidied(extra), translations: extra.translations })),
  );
  if (problem) refuse(new ExtrasRefused(problem));
  return transaction(async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel || !can(viewer, 'extra:update', { hotelId }))
      refuse(new ExtrasRefused({ row: null, message: 'This hotel does not exist.' }));
    await raiseVersion(viewer, hotel, version);
    await repo(Hotel).save(hotel);
    const before = await listExtras(hotelId);
    const wordsBefore = await inWords(before);
    refuseUnknown(extras, before);
    const after = extras.map(({ id, ...extra }, place) =>
      newExtra({ ...(id && { id }), hotelId, place, ...tidied(extra) }),
    );
    const gone = before.filter(({ id }) => after.every((extra) => extra.id !== id));
    await repo(Extra).delete({ id: In(gone.map(({ id }) => id)) });
    await repo(Extra).save(after);
    for (const [row, { translations }] of extras.entries())
      await storeExtraTranslations(after[row]!.id, hotel.language, translations ?? []);
    await recordChange(viewer, {
      action: 'updateExtras',
      record: AuditRecord.HOTEL,
      id: hotelId,
      name: hotel.name,
      before: { extras: wordsBefore },
      after: { extras: await inWords(after) },
    });
    return hotel;
  });
}

/** The price list of a hotel, in the order that administrators set. */
const listExtras = (hotelId: string): Promise<Extra[]> =>
  repo(Extra).find({ where: { hotelId }, order: { place: 'ASC' } });

const tidied = ({ title, description, unit, cents, soldOnline, soldAtDesk, active }: ExtraInput) => ({
  title: tidyName(title),
  description: description?.trim() || null,
  unit,
  cents,
  soldOnline,
  soldAtDesk,
  active,
});

/** Refuses an id that the hotel's price list does not have, or that the input has twice. */
function refuseUnknown(extras: readonly ExtraInput[], before: readonly Extra[]): void {
  const ids = extras.map(({ id }) => id);
  const row = ids.findIndex(
    (id, index) => id && (ids.indexOf(id) < index || before.every((extra) => extra.id !== id)),
  );
  if (row >= 0)
    refuse(
      new ExtrasRefused({ row, message: 'This extra no longer exists. Remove it, or add it as a new one.' }),
    );
}

/** The price list in words for the audit log, with its texts in other languages. */
async function inWords(extras: readonly Extra[]): Promise<string[]> {
  const translations = await readExtraTranslations(extras);
  return extras.map((extra) => {
    const others = translations.filter(({ extraId }) => extraId === extra.id);
    return [describe(extra), ...translationsInWords(others, ['title', 'description'])].join('; ');
  });
}

function describe({ title, unit, cents, soldOnline, soldAtDesk, active, description }: Extra): string {
  const places = [soldOnline && 'online', soldAtDesk && 'front desk'].filter(Boolean).join(', ');
  return [`${title} ${unit} ${cents}`, places, !active && 'off sale', description].filter(Boolean).join('; ');
}
