import { text } from '../../../../schema/fill';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { lockRows, repo, transaction } from '../../database/transaction';
import { authorize, type Viewer } from '../../access/policy';
import { nameKey } from '../../core/nameKey';
import { refuse } from '../../core/problems';
import { raiseVersion } from '../../users/version.service';
import type { CreateCityInput, DeleteCityInput, UpdateCityInput } from './city.inputs';
import { DoesNotExist, HasHotels } from '../catalogue.types';
import { City, newCity } from './city.entity';
import { Hotel } from '../hotel.entity';
import { auditedNames, replaceNames } from '../placeNames/placeNames';
import { tidyNameColumns, withUniqueName } from '../uniqueName.service';
import { onDelete } from '../onDelete';

const TAKEN = text('There is already a city with this name. Please provide a different name.');

/** The city with this name, in whichever language, if there is one. */
export async function findCityByName(name: string): Promise<City | undefined> {
  const key = nameKey(name);
  const entered = await repo(City).findOneBy({ nameKey: key });
  if (entered) return entered;
  const cities = await repo(City).find();
  return cities.find(({ names }) => names?.some((each) => nameKey(each.name) === key));
}

/** Creates a city. Refuses NameTaken. */
export function createCity(viewer: Viewer | undefined, { name, timeZone }: CreateCityInput): Promise<City> {
  authorize(viewer, 'city:manage');
  return withUniqueName(TAKEN, async () => {
    const city = newCity({
      ...tidyNameColumns(name),
      timeZone: timeZone || 'UTC',
      updatedById: viewer?.id,
    });
    await repo(City).insert(city);
    await record(viewer, 'createCity', undefined, city);
    return city;
  });
}

/** Changes the provided fields. Refuses NameTaken, DoesNotExist, Outdated. */
export function updateCity(
  viewer: Viewer | undefined,
  { cityId, version, name, timeZone, names }: UpdateCityInput,
): Promise<City> {
  authorize(viewer, 'city:manage');
  return withUniqueName(TAKEN, async () => {
    const [city] = await lockRows(City, [cityId]);
    if (!city) refuse(new DoesNotExist('city'));
    await raiseVersion(viewer, city, version);
    const before = { ...city };
    if (name?.trim()) Object.assign(city, tidyNameColumns(name));
    if (timeZone) city.timeZone = timeZone;
    if (names) city.names = replaceNames(city.names, names);
    await repo(City).save(city);
    await record(viewer, 'updateCity', before, city);
    return city;
  });
}

/** Deletes a city without hotels. Refuses HasHotels, DoesNotExist. */
export async function deleteCity(viewer: Viewer | undefined, { cityId }: DeleteCityInput): Promise<void> {
  authorize(viewer, 'city:manage');
  await transaction(async () => {
    const [city] = await lockRows(City, [cityId]);
    if (!city) refuse(new DoesNotExist('city'));
    const hotels = await repo(Hotel).countBy({ cityId });
    if (hotels) refuse(new HasHotels(city.name, hotels));
    await onDelete.run({ what: 'city', id: cityId });
    await repo(City).delete({ id: cityId });
    await record(viewer, 'deleteCity', city);
  });
}

const record = (viewer: Viewer | undefined, action: string, before?: City, after?: City): Promise<void> => {
  const { id, name } = (after ?? before)!;
  return recordChange(viewer, {
    action,
    record: AuditRecord.CITY,
    id,
    name,
    before: before && { ...before, ...auditedNames(before) },
    after: after && { ...after, ...auditedNames(after) },
  });
};
