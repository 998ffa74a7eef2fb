import { chargesProblem } from '../../../schema/prices';
import { newId } from '../database/columns';
import { lockRows, repo, transaction } from '../database/transaction';
import { authorize, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { City } from './city.entity';
import { CityCharge } from './cityCharge.entity';
import type { UpdateCityChargesInput } from './cityCharge.inputs';
import { ChargesRefused } from './cityCharge.results';

/** Replaces all taxes and fees of the city by the given ones. Refuses ChargesRefused, which names the row. */
export async function updateCityCharges(
  viewer: Viewer | undefined,
  { cityId, charges }: UpdateCityChargesInput,
): Promise<City> {
  authorize(viewer, 'charge:update');
  const problem = chargesProblem(charges);
  if (problem) refuse(new ChargesRefused(problem));
  return transaction(async () => {
    const [city] = await lockRows(City, [cityId]);
    if (!city) refuse(new ChargesRefused({ row: null, message: 'This city does not exist.' }));
    await repo(CityCharge).delete({ cityId });
    await repo(CityCharge).insert(
      charges.map(({ title, kind, amount }, place) => ({
        id: newId(),
        cityId,
        place,
        title: title.trim(),
        kind,
        amount,
      })),
    );
    return city;
  });
}
