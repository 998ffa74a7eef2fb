import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { chargesProblem } from '../../../../schema/prices';
import { lockRows, repo, transaction } from '../../database/transaction';
import { authorize, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { raiseVersion } from '../../users/version.service';
import { City } from './city.entity';
import { CityCharge, newCityCharge } from './cityCharge.entity';
import { listCityCharges } from '../hotel.service';
import { ChargesRefused, type UpdateCityChargesInput } from './cityCharge.types';

/**
 * Replaces all taxes and fees of the city, which counts as a change of the city. Refuses Outdated, and
 * ChargesRefused, which names the row.
 */
export async function updateCityCharges(
  viewer: Viewer | undefined,
  { cityId, version, charges }: UpdateCityChargesInput,
): Promise<City> {
  authorize(viewer, 'charge:update');
  const problem = chargesProblem(charges);
  if (problem) refuse(new ChargesRefused(problem));
  return transaction(async () => {
    const [city] = await lockRows(City, [cityId]);
    if (!city) refuse(new ChargesRefused({ row: null, message: 'This city does not exist.' }));
    await raiseVersion(viewer, city, version);
    await repo(City).save(city);
    const before = await listCityCharges(cityId);
    const after = charges.map(({ title, kind, amount }, place) =>
      newCityCharge({ cityId, place, title: title.trim(), kind, amount }),
    );
    await repo(CityCharge).delete({ cityId });
    await repo(CityCharge).insert(after);
    await recordChange(viewer, {
      action: 'updateCityCharges',
      record: AuditRecord.CITY,
      id: cityId,
      name: city.name,
      before: { charges: before.map(describe) },
      after: { charges: after.map(describe) },
    });
    return city;
  });
}

const describe = ({ title, kind, amount }: Pick<CityCharge, 'title' | 'kind' | 'amount'>): string =>
  `${title} ${kind} ${amount}`;
