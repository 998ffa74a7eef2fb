import type { ExtraRule } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { readDollars, writeDollars, type RowProblem } from '../../../../schema/prices';
import { EXTRA_UNIT_WORDS } from '../../../../schema/words';
import { dollars } from '../../kit/format';
import type { LanguageName } from '../../../../schema/language';
import type { TypedExtra } from './ExtraRow';
import { extraTranslations, type TranslatedExtra } from './extraTranslations';
import * as texts from './texts';

interface SavedExtra extends ExtraRule {
  id: string;
  translations: TranslatedExtra['translations'];
}

/** The price list as it is edited, of a hotel that writes in this language. */
export const typedExtras = (extras: readonly SavedExtra[], language: LanguageName): TypedExtra[] =>
  extras.map(
    ({ id, title, description, unit, cents, soldOnline, soldAtDesk, active, translations }, key) => ({
      key,
      id,
      title,
      unit,
      soldOnline,
      soldAtDesk,
      active,
      description: description ?? '',
      price: writeDollars(cents),
      saved: { language, translations },
      translations: extraTranslations.value({ language, translations }),
    }),
  );

/** A row for another extra, at the end of the list. */
export const anotherExtra = (extras: readonly TypedExtra[], language: LanguageName): TypedExtra => ({
  key: Math.max(-1, ...extras.map(({ key }) => key)) + 1,
  id: null,
  title: '',
  description: '',
  unit: 'PER_STAY',
  price: '',
  saved: { language, translations: [] },
  translations: '',
  soldOnline: true,
  soldAtDesk: true,
  active: true,
});

/** The price list as it is sent, or the first row with a price that cannot be read. */
export function readExtras(extras: readonly TypedExtra[]) {
  const read: (ExtraRule & { id: string | null; translations: ReturnType<typeof extraTranslations.read> })[] =
    [];
  for (const [row, { id, title, description, unit, price, translations, ...sold }] of extras.entries()) {
    const { cents, problem } = readDollars(price);
    if (cents === undefined) return { problem: { row, message: problem } satisfies RowProblem };
    const { soldOnline, soldAtDesk, active } = sold;
    read.push({
      id,
      title,
      description: description.trim() || null,
      unit,
      cents,
      soldOnline,
      soldAtDesk,
      active,
      translations: extraTranslations.read(translations),
    });
  }
  return { extras: read };
}

/** The price list in words, for comparing it with a later version. */
export const extrasInWords = (extras: readonly SavedExtra[]): string =>
  extras
    .map(({ title, unit, cents }) =>
      fill(texts.extraInWords, { title, price: dollars(cents), unit: EXTRA_UNIT_WORDS[unit] }),
    )
    .join(' · ') || texts.noExtras;
