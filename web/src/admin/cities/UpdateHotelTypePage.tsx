import { onErrorPage } from '../../apollo/failureLink';
import { nameProblemOf } from '../../../../schema/texts';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { outdatedMessage } from '../fields/outdated';
import { HotelTypeReference } from '../fields/references';
import { required } from '../fields/rules';
import { useTyped } from '../fields/useTyped';
import { useHotelTypesToUpdateQuery, useUpdateHotelTypeMutation } from './UpdatePlace.generated';

const rules = {
  type: required('Choose the hotel type.'),
  hotelType: nameProblemOf('the name of the hotel type'),
};

/** Another name for a hotel type. */
export function UpdateHotelTypePage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('type');
  const form = useForm(rules, { type: initial });
  const { data, refetch } = useHotelTypesToUpdateQuery({
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
  });
  const find = (types: { id: string; version: number; name: string }[] = []) =>
    types.find(({ id }) => id === form.values.type.trim());
  const type = find(data?.hotelTypes);
  const { bind, submit, values, changed, isSending } = form.over(type ? { hotelType: type.name } : {});
  const [update] = useUpdateHotelTypeMutation();
  const send = submit(async (form, refuse) => {
    const input = { hotelTypeId: form.type.trim(), version: type?.version, name: form.hotelType };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateHotelType;
    if (answer?.__typename === 'HotelType') {
      const notice = `The hotel type ${answer.name} is updated.`;
      return navigate(paths.hotelTypeReferences(), { state: { notice } });
    }
    if (answer?.__typename === 'Outdated') {
      const fresh = find((await refetch()).data?.hotelTypes);
      const [before, now] = [{ name: type?.name }, { name: fresh?.name }];
      refusal.show({ message: outdatedMessage(answer.changedBy, before, now) });
    } else if (answer) refuse(answer.__typename === 'NameTaken' ? 'hotelType' : 'type', answer.message);
  });
  return (
    <FormPage
      title="Update a hotel type"
      intro="The new name is shown at once, at all hotels of the type."
      onSubmit={send}
    >
      {refusal.notice}
      <HotelTypeReference label="Hotel type reference" hint="Its name finds it too." field={bind('type')} />
      <TextField
        label="New name"
        hint={type && changed.includes('hotelType') ? `Now: ${type.name}` : undefined}
        field={bind('hotelType')}
        maxLength={120}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.type.trim() || !values.hotelType.trim()}
        cancelTo={paths.hotelTypeReferences()}
      />
    </FormPage>
  );
}
