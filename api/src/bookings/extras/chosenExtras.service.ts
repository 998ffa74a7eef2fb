import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { isByNight, priceExtra } from '../../../../schema/extras';
import { countNights, type StayDates } from '../../../../schema/nights';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { Extra } from '../../hotels/extras/extra.entity';
import type { ChosenExtraInput, QuotedExtra } from './chosenExtra.types';
import { ExtraRefused } from './bookingExtra.types';

/** Those of the chosen extras that a hotel sells online, in the order of its price list. Without any it asks nothing. */
export const findSoldOnline = async (
  hotelId: string,
  chosen: readonly ChosenExtraInput[],
): Promise<Extra[]> =>
  chosen.length
    ? repo(Extra).find({
        where: { id: In(chosen.map(({ extraId }) => extraId)), hotelId, active: true, soldOnline: true },
        order: { place: 'ASC', id: 'ASC' },
      })
    : [];

/** Extras at the prices of now, for the whole stay unless fewer nights are chosen. Refuses ExtraRefused. */
export function priceChosen(
  extras: readonly Extra[],
  chosen: readonly ChosenExtraInput[],
  stay: StayDates,
): QuotedExtra[] {
  const choices = new Map(chosen.map((choice) => [choice.extraId, choice]));
  return extras.map((extra) => {
    const { quantity, nights: wanted } = choices.get(extra.id)!;
    const nights = nightsOfExtra(extra, stay, wanted);
    return {
      extra,
      quantity,
      nights,
      cents: priceExtra(extra.cents, { unit: extra.unit, quantity, nights }),
    };
  });
}

/** The nights for which an extra is sold: those of the stay unless fewer are chosen. Refuses ExtraRefused. */
export function nightsOfExtra(
  { unit }: Pick<Extra, 'unit'>,
  { checkIn, checkOut }: StayDates,
  chosen: number | null | undefined,
): number | null {
  if (!isByNight(unit)) return null;
  const most = countNights(checkIn, checkOut);
  if (chosen != null && chosen > most)
    refuse(
      new ExtraRefused(
        fill(
          '{most, plural, one {The booking has {most} night. Enter that or fewer.} other {The booking has {most} nights. Enter that or fewer.}}',
          { most },
        ),
      ),
    );
  return chosen ?? most;
}
