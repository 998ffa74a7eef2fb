import { onErrorPage } from '../../apollo/failureLink';
import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/texts';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { besideTyped, NOTHING_CHANGED } from '../fields/changes';
import { outdatedMessage } from '../fields/outdated';
import { CityReference } from '../fields/references';
import { ifGiven, required } from '../fields/rules';
import { useTyped } from '../fields/useTyped';
import { TimeZoneField } from './TimeZoneField';
import {
  useCitiesToUpdateQuery,
  useUpdateCityMutation,
  type CityToUpdate_CityFragment,
} from './UpdatePlace.generated';

const rules = {
  city: required('Choose the city.'),
  cityName: ifGiven(nameProblemOf('the name of the city')),
  timeZone: ifGiven(timeZoneProblem),
};

/** Another name or time zone for a city. */
export function UpdateCityPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('city');
  const form = useForm(rules, { city: initial });
  const { data, refetch } = useCitiesToUpdateQuery({
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
  });
  const find = (cities: readonly CityToUpdate_CityFragment[] = []) =>
    cities.find(({ id }) => id === form.values.city.trim());
  const city = find(data?.cities);
  const { bind, submit, values, changed, isSending } = form.over(
    city ? { cityName: city.name, timeZone: city.timeZone } : {},
  );
  const now = besideTyped(present(city), changed);
  const [update] = useUpdateCityMutation();
  const send = submit(async ({ city: id, cityName, timeZone }, refuse) => {
    const change = {
      name: changed.includes('cityName') ? cityName.trim() || undefined : undefined,
      timeZone: changed.includes('timeZone') ? timeZone.trim() || undefined : undefined,
    };
    if (!change.name && !change.timeZone) return refusal.show(NOTHING_CHANGED);
    const input = { cityId: id.trim(), version: city?.version, ...change };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateCity;
    if (answer?.__typename === 'City')
      return navigate(paths.cityReferences(), { state: { notice: `The city ${answer.name} is updated.` } });
    if (answer?.__typename === 'Outdated') {
      const fresh = find((await refetch()).data?.cities);
      refusal.show({ message: outdatedMessage(answer.changedBy, present(city), present(fresh)) });
    } else if (answer) refuse(answer.__typename === 'NameTaken' ? 'cityName' : 'city', answer.message);
  });
  return (
    <FormPage
      title="Update a city"
      intro="Choose the city, and change what is to be different. What you leave empty stays as it is."
      onSubmit={send}
    >
      {refusal.notice}
      <CityReference label="City reference" hint="Its name finds it too." field={bind('city')} />
      <TextField label="City name" hint={now.cityName} field={bind('cityName')} maxLength={120} />
      <TimeZoneField
        label="Time zone"
        hint={now.timeZone ?? 'It decides which day is today at its hotels.'}
        field={bind('timeZone')}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.city.trim() || !(values.cityName.trim() || values.timeZone.trim())}
        cancelTo={paths.cityReferences()}
      />
    </FormPage>
  );
}

const present = (city: CityToUpdate_CityFragment | undefined) =>
  city && { cityName: `Now: ${city.name}`, timeZone: `Now: ${city.timeZone}` };
