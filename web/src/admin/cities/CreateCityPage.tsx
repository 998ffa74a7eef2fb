import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/texts';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { ifGiven } from '../fields/rules';
import { useCreateCityMutation } from './CreateCityPage.generated';
import { TimeZoneField } from './TimeZoneField';

const rules = { cityName: nameProblemOf('the name of the city'), timeZone: ifGiven(timeZoneProblem) };

/** A new city; hotels are put into it next. */
export function CreateCityPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { bind, submit, values, isSending } = useForm(rules);
  const [create] = useCreateCityMutation();
  const send = submit(async ({ cityName, timeZone }, refuse) => {
    const input = { name: cityName, timeZone: timeZone.trim() || undefined };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createCity;
    if (answer?.__typename === 'City')
      return navigate(paths.hotels(), { state: { notice: `The city ${answer.name} is created.` } });
    if (answer) refuse('cityName', answer.message);
  });
  return (
    <FormPage
      title="Create a city"
      intro="It is offered as a destination at once, and shown to guests when it has a hotel."
      onSubmit={send}
    >
      {refusal.notice}
      <TextField label="City name" field={bind('cityName')} maxLength={120} />
      <TimeZoneField
        label="Time zone (optional)"
        hint="It decides which day is today at its hotels: Europe/Lisbon, say. UTC unless given."
        field={bind('timeZone')}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.cityName.trim()}
        cancelTo={paths.hotels()}
      />
    </FormPage>
  );
}
